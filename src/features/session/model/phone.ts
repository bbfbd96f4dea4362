/** What counts as a telephone number in every form; the twin of private.is_phone in the database. */

/** Digits with what separates them, at least three: "+49 151 1234567", "(089) 12-34", "112". */
export function isPhone(text: string): boolean {
  return /^\+?[\d ()/.-]*$/.test(text) && /(?:\d.*){3}/.test(text)
}
