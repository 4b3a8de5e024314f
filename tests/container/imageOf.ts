import { readFileSync } from 'node:fs';

/** The last stage of a Dockerfile, as far as ours uses it. */
export interface Image {
  env: Record<string, string>;
  /** Paths from the repository root that are in the image, except packages. */
  copied: string[];
  /** Folders that outlive a container. */
  volumes: string[];
  command: string[];
  healthcheck: string[];
}

/**
 * Reads the last stage of a Dockerfile. @throws Error if it has no command, or copies from anywhere but its other stages and the repository
 */
export function imageOf(dockerfile: string): Image {
  const text = readFileSync(dockerfile, 'utf8').replace(/\\\n\s*/g, '');
  const stage = text.slice(text.lastIndexOf('\nFROM ')).split('\n');
  const after = (word: string) =>
    stage.filter(line => line.startsWith(`${word} `)).map(line => line.slice(word.length + 1));
  const copied = after('COPY').flatMap(line => {
    const [from, ...paths] = line.startsWith('--from=') ? line.split(' ') : ['', ...line.split(' ')];
    if (from !== '' && from !== '--from=build' && from !== '--from=packages') throw new Error(`COPY ${line}`);
    return paths.slice(0, -1).map(path => path.replace(/^\/app\//, ''));
  });
  return {
    env: Object.fromEntries(
      after('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
    ),
    copied: copied.filter(path => path !== 'node_modules'),
    volumes: after('VOLUME'),
    command: listIn(after('CMD')[0]),
    healthcheck: listIn(after('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '')),
  };
}

/** Parses the exec form of a command, which no shell interprets. */
function listIn(written: string | undefined): string[] {
  if (!written) throw new Error('The image has no such command');
  return JSON.parse(written) as string[];
}
