import { useTranslation } from 'react-i18next'
import type { Part } from '../model/part'

interface Sized {
  length_m: number
  width_m: number
}

/** A field's facts in words. */
export function useFieldText() {
  const { t, i18n } = useTranslation('fields')
  const format = new Intl.NumberFormat(i18n.resolvedLanguage)

  /** "105 × 68 m". */
  function formatSize({ length_m, width_m }: Sized): string {
    return formatMetres(length_m, width_m)
  }

  function formatMetres(length: number, width: number): string {
    return t('field.metres', { length: format.format(length), width: format.format(width) })
  }

  /** "2 halves, 4 quarters", or that it is booked as a whole. */
  function formatParts({ parts: all }: { parts: readonly Pick<Part, 'kind'>[] }): string {
    const counts = (['half', 'third', 'quarter', 'sixth', 'custom'] as const).flatMap((kind) => {
      const count = all.filter((part) => part.kind === kind).length
      return count > 0 ? [t(`parts.counts.${kind}`, { count })] : []
    })
    return counts.length > 0 ? counts.join(', ') : t('parts.undivided')
  }

  return { size: formatSize, metres: formatMetres, parts: formatParts }
}
