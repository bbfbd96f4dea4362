import { useTranslation } from 'react-i18next'
import type { Freeze } from '@/features/scene/model/document/scene-schema'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QuizFields } from './quiz-fields'

interface QuizSheetProps {
  /** Closed without one. */
  freeze: Freeze | undefined
  isReadOnly: boolean
  onClose: () => void
}

/** Room for the answers of a question, above the board. */
export function QuizSheet({ freeze, isReadOnly, onClose }: QuizSheetProps) {
  const { t } = useTranslation('animator')
  return (
    <Sheet
      isOpen={freeze !== undefined}
      onClose={onClose}
      title={t('time.quiz.title')}
      width={560}
      footer={<Button onClick={onClose}>{t('time.quiz.close')}</Button>}
    >
      {freeze ? <QuizFields freeze={freeze} isReadOnly={isReadOnly} /> : null}
    </Sheet>
  )
}
