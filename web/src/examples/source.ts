/** What the source of a component says about itself. */

/** The sentence after `@component`. */
export const aboutOf = (source: string): string => /@component\s+([\s\S]*?)\s*-->/.exec(source)?.[1] ?? '';

/** The properties as they are declared; of one without an interface, the type beside `$props()`. */
export function propsOf(source: string): string {
  const declared = /interface Props \{\n([\s\S]*?)\n {2}\}/.exec(source)?.[1];
  if (declared !== undefined) return declared.replace(/^ {4}/gm, '');
  const beside = /:\s*\{([^}]*)\}\s*=\s*\$props\(\)/.exec(source)?.[1] ?? '';
  return beside.split(';').map((each) => each.trim()).filter((each) => each !== '').map((each) => `${each};`).join('\n');
}
