import { useTranslation } from 'react-i18next'

/** How a measuring tape says its metres, for `drawScene`. */
export function useTapeText(): (metres: number) => string {
  const { t, i18n } = useTranslation('scene')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (metres) => t('picture.metres', { metres: number.format(metres) })
}
