import { z } from 'zod'
import { useTranslateKey } from '@/lib/i18n/translate-key'

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** Translates a message such as `training:errors.title` or `common:form.errors.too_long|{"max":80}`. */
export function useMessage(): (message: string | undefined) => string | undefined {
  const translate = useTranslateKey()
  return (message) => {
    if (!message) return undefined
    const bar = message.indexOf('|{')
    if (bar < 0) return translate(message)
    return translate(message.slice(0, bar), readValues(message.slice(bar + 1)))
  }
}

function readValues(json: string): Record<string, string | number> {
  try {
    return valuesSchema.parse(JSON.parse(json))
  } catch {
    return {}
  }
}
