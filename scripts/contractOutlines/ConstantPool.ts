/** Prefix of the ids of modules with shared constants. */
export const SHARED_CONSTANT = 'virtual:contract-outline/';

/** Constants of generated modules. Each value is written once: in the only module that uses it, or in a module of its own. */
export class ConstantPool {
  private readonly constants = new Map<string, { name: string; users: Set<string> }>();

  /** Returns the name of the constant for a value, given as code that refers to other constants by name. */
  write(code: string, user: string): string {
    const constant = this.constants.get(code) ?? { name: `$${this.constants.size}`, users: new Set() };
    this.constants.set(code, constant);
    constant.users.add(user);
    return constant.name;
  }

  /** Returns the head of a module's code: imports of shared constants, then its own, each after those it refers to. */
  head(user: string): string[] {
    const used = [...this.constants].filter(([, { users }]) => users.has(user));
    return [
      ...used.filter(([, constant]) => isShared(constant)).map(([, { name }]) => importOf(name)),
      ...used.filter(([, constant]) => !isShared(constant)).map(([code, { name }]) => `const ${name}=${code};`),
    ];
  }

  /** Returns the modules of shared constants, by module id. */
  shared(): Record<string, string> {
    const modules = [...this.constants].filter(([, constant]) => isShared(constant));
    return Object.fromEntries(
      modules.map(([code, { name }]) => {
        const used = [...new Set(code.match(/\$\d+/g))];
        return [`${SHARED_CONSTANT}${name}`, [...used.map(importOf), `export const ${name}=${code};`].join('\n')];
      }),
    );
  }
}

const isShared = ({ users }: { users: ReadonlySet<string> }) => users.size > 1;

const importOf = (name: string) => `import { ${name} } from '${SHARED_CONSTANT}${name}';`;
