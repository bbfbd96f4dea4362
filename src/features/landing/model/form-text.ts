/** What stands in a text field of a native form, without blanks around it; empty for a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
