/** Languages by the name their own speakers use, which needs no translation. */
export function getLanguageName(locale: string): string {
  const own = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1)
}
