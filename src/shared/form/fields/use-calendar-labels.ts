import { useTranslation } from 'react-i18next'

/** Spoken names of the calendar's arrows; its heading speaks for itself. */
export function useCalendarLabels() {
  const { t } = useTranslation()
  return {
    previousMonth: t('ui.date.previous_month'),
    nextMonth: t('ui.date.next_month'),
    previousYear: t('ui.date.previous_year'),
    nextYear: t('ui.date.next_year'),
    previousDecade: t('ui.date.previous_decade'),
    nextDecade: t('ui.date.next_decade'),
  }
}
