import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSheet as SharedSheet, type FormSheetProps } from '@/shared/form/form-sheet'

/** A short form about a match, which one may leave as it is. */
export function FormSheet<Values extends FieldValues>(props: FormSheetProps<Values>) {
  const { t } = useTranslation('matches/form')
  return <SharedSheet {...props} other={{ label: t('keep') }} />
}
