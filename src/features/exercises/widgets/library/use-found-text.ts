import { useTranslation } from 'react-i18next'

/** "1 exercise", "312 exercises", "the first 1,000 exercises" where counting ended. */
export function useFoundText() {
  const { t, i18n } = useTranslation('exercises')
  return (total: number, end: number): string => {
    const number = new Intl.NumberFormat(i18n.language).format(total)
    return total >= end
      ? t('library.found_first', { number })
      : t('library.found', { count: total })
  }
}
