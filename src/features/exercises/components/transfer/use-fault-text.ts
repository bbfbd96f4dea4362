/** A fault of a file in words: where, and what is wrong. */
import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import type { Fault } from '../../model/transfer/exercise-file'

/** "texts.de.title: Give it a title" */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useTranslation('exercises')
  const message = useMessage()
  return ({ path, message: key }) => {
    const text = message(key) ?? t('transfer.faults.unknown')
    return path === '' ? text : `${path}: ${text}`
  }
}
