/** The reader's language; English where a text is not translated, else whatever there is. */
export function textFor<Text extends { locale: string }>(
  texts: readonly Text[],
  locale: string,
): Text | undefined {
  const inLocale = (wanted: string) => texts.find((text) => text.locale === wanted)
  return inLocale(locale) ?? inLocale('en') ?? texts[0]
}
