/** The parts of a person's name. */
interface NameParts {
  readonly surname: string
  readonly given?: string | undefined
  readonly middle?: string | undefined
}

/** The name with the given name first. */
export function toUsualName({ given, middle, surname }: NameParts): string {
  return joinWords([given, middle, surname])
}

/** `Smith, John A.` */
export function toInvertedName({ given, middle, surname }: NameParts): string {
  return `${surname}, ${joinWords([given, middle])}`
}

/** The name in the order of the printed one: `NGUYEN Van An` for `Nguyen V. A.`, `王大明` for `王小明`. */
export function toNameLike(parts: NameParts, printed: NameParts & { readonly name: string }): string {
  const given = joinWords([parts.given, parts.middle])
  const between = findBehindSurname(printed)
  return between === undefined || given === '' ? toUsualName(parts) : parts.surname + between + given
}

/** The text between surname and given names where the surname is printed first. */
function findBehindSurname({ name, surname, given, middle }: NameParts & { readonly name: string }) {
  const rest = name.slice(surname.length)
  const behind = joinWords([given, middle])
  if (surname === '' || behind === '' || !name.startsWith(surname) || !rest.endsWith(behind)) return undefined
  return rest.slice(0, rest.length - behind.length)
}

function joinWords(parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined && part !== '').join(' ')
}
