/** Parameter names of a template: `%{product} belum berlaku di %{area}` has `product` and `area`. */
type ParamsIn<Template extends string> = Template extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

type Params<Names extends string> = Readonly<Record<Names, string | number>>;

/** An error's message in both languages, with `%{name}` for each parameter. */
interface ErrorTemplates {
  id: string;
  en: string;
}

/** An error as thrown: stable code, parameters and Indonesian message. */
export interface ErrorMessage {
  code: string;
  params: Readonly<Record<string, string | number>>;
  message: string;
}

/** Builds an error's message; exposes its templates for other languages. */
export type ErrorMaker<Names extends string = string> = ErrorTemplates & {
  code: string;
} & ([Names] extends [never] ? () => ErrorMessage : (params: Params<Names>) => ErrorMessage);

/** Requires both languages to have the same parameters. */
type SameParams<Errors extends Record<string, ErrorTemplates>> = {
  [Name in keyof Errors]: [ParamsIn<Errors[Name]['id']>, ParamsIn<Errors[Name]['en']>] extends [infer Id, infer En]
    ? [Id] extends [En]
      ? [En] extends [Id]
        ? ErrorTemplates
        : never
      : never
    : never;
};

/** A domain's errors by name; the code of each is `domain.name`. */
export type DomainErrors = Readonly<Record<string, ErrorTemplates & { code: string }>>;

/**
 * Declares the errors of a domain's calls, in both languages. `%{request_id}` is filled in when the response is written.
 *
 * @example
 * export const priceErrors = defineErrors('price', {
 *   reverted: { id: 'Perubahan ini sudah dikembalikan.', en: 'This change has been reverted already.' },
 *   overCeiling: { id: 'Melebihi batas %{ceiling}.', en: 'Above the ceiling of %{ceiling}.' },
 * });
 * throw new HttpError(409, priceErrors.reverted());
 * throw invalidInput({ amount: priceErrors.overCeiling({ ceiling: formatRupiah(18_000) }) });
 */
export function defineErrors<const Errors extends Record<string, ErrorTemplates>>(
  domain: string,
  errors: Errors & SameParams<Errors>,
): { readonly [Name in keyof Errors]: ErrorMaker<Exclude<ParamsIn<Errors[Name]['id']>, 'request_id'>> } {
  const makers = Object.entries<ErrorTemplates>(errors).map(([name, templates]) => {
    const code = `${domain}.${name}`;
    const make = (params: Params<string> = {}): ErrorMessage => ({ code, params, message: fill(templates.id, params) });
    return [name, Object.assign(make, { code, ...templates })];
  });
  return Object.fromEntries(makers);
}

/** Fills in a template's parameters; unknown ones are left unchanged. */
export const fill = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
