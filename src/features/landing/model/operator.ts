/**
 * Who runs this installation and answers for it. Whoever publishes Touchline writes their own data here, once; the legal
 * pages take it from nowhere else. The demo's company and domain are invented.
 */
export const operator = {
  company: 'Touchline Demo',
  street: 'Uferweg 1',
  city: '97000 Aurach',
  /** ISO 3166, written out in the reader's language. */
  country: 'DE',
  email: 'hello@touchline.example',
} as const

/** Texts name the operator as `{{company}}`, `{{address}}` and `{{email}}`. */
export function fillOperator(text: string, language: string): string {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(operator.country)
  const values: Record<string, string> = {
    company: operator.company,
    address: [operator.street, operator.city, country].join(', '),
    email: operator.email,
  }
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
