import vm from 'node:vm';

interface Compiled {
  code: string;
  cachedData: Buffer | undefined;
}

const compiled = new Map<string, Compiled>();
const compile = vm.compileFunction;

/**
 * Keeps each worker's compiled modules. Jest loads every module anew for every test file, and V8 would parse it each time: half the loading
 * time. A module whose text has changed is parsed again.
 */
const compileOnce: typeof compile = (code, parameters, options = {}) => {
  const { filename } = options;
  if (!filename || options.cachedData || options.produceCachedData) return compile(code, parameters, options);
  const known = compiled.get(filename);
  if (known?.cachedData && known.code === code)
    return compile(code, parameters, { ...options, cachedData: known.cachedData });
  const made = compile(code, parameters, { ...options, produceCachedData: true });
  compiled.set(filename, { code, cachedData: made.cachedData });
  return made;
};

Object.assign(vm, { compileFunction: compileOnce });
