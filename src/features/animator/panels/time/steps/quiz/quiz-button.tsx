import { useState } from 'react'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isCompleteQuestion } from '@/features/scene/model/document/quiz'
import type { Freeze } from '@/features/scene/model/document/scene-schema'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { QuizSheet } from './quiz-sheet'

interface QuizButtonProps {
  freeze: Freeze
  isReadOnly: boolean
}

/** Turns what is only talked about into a question that players answer, and says how far it is written. */
export function QuizButton({ freeze, isReadOnly }: QuizButtonProps) {
  const { t } = useTranslation('animator')
  const [isOpen, setIsOpen] = useState(false)
  const isReady = isCompleteQuestion(freeze)
  return (
    <div className={layout.wrap2}>
      <Button
        kind="secondary"
        icon={<IconListCheck size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t(freeze.quiz ? 'time.quiz.change' : 'time.quiz.open')}
      </Button>
      {freeze.quiz ? (
        <span className={isReady ? layout.dim13 : `${layout.size13} ${layout.amber}`}>
          {t(isReady ? 'time.quiz.ready' : 'time.quiz.unfinished')}
        </span>
      ) : null}
      <QuizSheet
        freeze={isOpen ? freeze : undefined}
        isReadOnly={isReadOnly}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}
