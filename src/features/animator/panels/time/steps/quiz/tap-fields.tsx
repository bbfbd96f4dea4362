import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TapQuiz } from '@/features/scene/model/document/scene-schema'
import { QuizPlace } from '@/features/scene/widgets/quiz/quiz-place'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../../../editor-context'

interface TapFieldsProps {
  /** Seconds: the moment that is asked about. */
  time: number
  quiz: TapQuiz
  isReadOnly: boolean
  onChange: (quiz: TapQuiz) => void
}

/** Metres. */
const radii = { least: 1, most: 15 } as const

/** The picture at that moment: a tap puts the circle that is right there. */
export function TapFields({ time, quiz, isReadOnly, onChange }: TapFieldsProps) {
  const { t, i18n } = useTranslation('animator')
  const scene = useEditorState((state) => state.scene)
  const metres = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'meter',
    maximumFractionDigits: 1,
  })
  const { radius = 4 } = quiz
  return (
    <div className={layout.stack2}>
      <p className={layout.dim13}>{t('time.quiz.place_hint')}</p>
      <QuizPlace
        scene={scene}
        time={time}
        quiz={quiz}
        label={t('time.quiz.place')}
        onPick={isReadOnly ? undefined : (x, y) => onChange({ ...quiz, x, y })}
      />
      <p className={`${layout.between3} ${layout.plain} ${layout.size14}`}>
        <span>{t('time.quiz.radius')}</span>
        <span className={layout.figures}>{metres.format(radius)}</span>
      </p>
      <Slider
        thumbLabel={t('time.quiz.radius')}
        min={radii.least}
        max={radii.most}
        step={0.5}
        label={null}
        disabled={isReadOnly}
        value={radius}
        onChange={(value) => onChange({ ...quiz, radius: value })}
      />
    </div>
  )
}
