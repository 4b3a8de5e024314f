import { lockFolder } from '../../../server/db/folderLock';

/** A separate process that locks the folder given as argument, reports the outcome, and stays until killed. */
lockFolder(process.argv[2]!).then(
  () => {
    process.stdout.write('held\n');
    setInterval(() => {}, 1_000);
  },
  (error: Error) => process.stdout.write(`refused ${error.name}\n`),
);
