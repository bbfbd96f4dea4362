import { useState } from 'react'
import { Modal } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { listQuestions } from '@/features/scene/model/document/quiz'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { QuizPlayer } from '@/features/scene/widgets/quiz/quiz-player'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'

interface ProjectorProps {
  title: string
  scene: Scene
}

/** The questions in front of a group: the film stops, everybody decides aloud, a key shows what is right. */
export function Projector({ title, scene }: ProjectorProps) {
  const { t } = useTranslation('animator')
  const [isOpen, setIsOpen] = useState(false)
  const [round, setRound] = useState(0)
  const questions = listQuestions(scene)
  if (questions.length === 0) return null
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconPresentation size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t('projector.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        fullScreen
        closeButtonProps={{ 'aria-label': t('projector.close'), iconSize: 24 }}
      >
        <QuizPlayer
          key={round}
          scene={scene}
          title={title}
          questions={questions}
          intro={
            <p className={`${layout.plain} ${layout.size16}`}>
              {t('projector.intro', { count: questions.length })}
            </p>
          }
          outcome={
            <>
              <h2 className={layout.plain}>{t('projector.over')}</h2>
              <div className={layout.wrap2}>
                <Button onClick={() => setIsOpen(false)}>{t('projector.close')}</Button>
                <Button kind="secondary" onClick={() => setRound(round + 1)}>
                  {t('projector.again')}
                </Button>
              </div>
            </>
          }
        />
      </Modal>
    </>
  )
}
