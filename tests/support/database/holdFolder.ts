import { lockFolder } from '../../../server/db/folderLock';

/** A process of its own that takes the folder given as argument, says how it went, and stays until it is killed. */
lockFolder(process.argv[2]!).then(
  () => {
    process.stdout.write('held\n');
    setInterval(() => {}, 1_000);
  },
  (error: Error) => process.stdout.write(`refused ${error.name}\n`),
);
