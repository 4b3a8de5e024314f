import { createInterface } from 'node:readline/promises';
import { kindOf, kinds } from './kinds';
import { parseField } from './parseFields';

/** Input of `new:resource`, from arguments or the prompt. */
export interface Answers {
  name: string;
  indonesian: string;
  fields: string[];
}

/** Prompts for name, noun and fields; asks again for an invalid field. */
export async function ask(): Promise<Answers> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const name = await prompt.question('Name, in English (courier, fuel-station): ');
    const indonesian = (await prompt.question('Its name in Indonesian (kurir): ')) || name;
    console.info(
      `Kinds: ${Object.keys(kinds)
        .filter(kind => !kindOf({ kind }).follows)
        .join(', ')}. The first text field names the record. Enter an empty line to finish.`,
    );
    const fields: string[] = [];
    for (;;) {
      const typed = await prompt.question('Field (plate:text:unique=Nomor polisi, email:email?): ');
      if (!typed) return { name, indonesian, fields };
      try {
        parseField(typed);
        fields.push(typed);
      } catch (error) {
        console.warn((error as Error).message);
      }
    }
  } finally {
    prompt.close();
  }
}
