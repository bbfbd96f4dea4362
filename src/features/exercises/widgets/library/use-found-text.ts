import { useTranslation } from 'react-i18next'

interface Found {
  /** Exercises, each in all its sizes. */
  total: number
  variants: number
}

/** "1 exercise", "312 exercises in 1,480 variants", "the first 240 exercises" where counting ended. */
export function useFoundText() {
  const { t, i18n } = useTranslation('exercises')
  return ({ total, variants }: Found, end: number): string => {
    const number = new Intl.NumberFormat(i18n.language).format(total)
    if (variants >= end) return t('library.found_first', { number })
    const found = t('library.found', { count: total })
    return variants > total ? t('library.found_variants', { found, count: variants }) : found
  }
}
