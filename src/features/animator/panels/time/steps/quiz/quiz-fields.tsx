import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { quizTopics } from '@/features/scene/model/document/kinds'
import { limits } from '@/features/scene/model/document/limits'
import { createChooseQuiz, createTapQuiz } from '@/features/scene/model/document/quiz'
import type { Freeze, Quiz } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { setFreeze, setQuiz } from '../../../../editor/changes/time/freezes'
import { useEditor, useEditorState } from '../../../editor-context'
import { useTyping } from '../use-typing'
import { ChooseFields } from './choose-fields'
import { TapFields } from './tap-fields'

interface QuizFieldsProps {
  freeze: Freeze
  isReadOnly: boolean
}

const kinds = ['talk', 'choose', 'tap'] as const

/** Everything about one question: how it is answered, what is right, and why. */
export function QuizFields({ freeze, isReadOnly }: QuizFieldsProps) {
  const { t } = useTranslation('animator')
  const { t: tQuiz } = useTranslation('scene/quiz')
  const editor = useEditor()
  const pitch = useEditorState(({ scene }) => scene.pitch)
  const typing = useTyping()
  const { id, quiz } = freeze
  const noTopic = tQuiz('no_topic')

  function change(next: Quiz | null, how: 'record' | 'merge' = 'record') {
    if (!isReadOnly) editor.change((scene) => setQuiz(scene, id, next), how)
  }
  function choose(kind: string) {
    if (kind === (quiz?.kind ?? 'talk')) return
    const said = { ...(quiz?.explanation && { explanation: quiz.explanation }) }
    const topic = { ...(quiz?.topic && { topic: quiz.topic }) }
    if (kind === 'choose') change({ ...createChooseQuiz(), ...said, ...topic })
    else if (kind === 'tap') {
      change({ ...createTapQuiz([pitch.length / 2, pitch.width / 2]), ...said, ...topic })
    } else change(null)
  }
  function setTopic(value: string | null) {
    if (!quiz) return
    const { topic: _topic, ...rest } = quiz
    const topic = quizTopics.find((each) => each === value)
    change(topic ? { ...rest, topic } : rest)
  }

  return (
    <div className={layout.grid4}>
      <SegmentedControl
        fullWidth
        aria-label={t('time.quiz.kind')}
        readOnly={isReadOnly}
        value={quiz?.kind ?? 'talk'}
        onChange={choose}
        data={kinds.map((value) => ({ value, label: t(`time.quiz.kinds.${value}`) }))}
      />
      <Textarea
        label={t('time.freeze.question')}
        placeholder={t('time.freeze.hint')}
        description={quiz ? t('time.quiz.question_hint') : undefined}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={quiz ? limits.question : limits.note}
        readOnly={isReadOnly}
        value={freeze.question}
        onChange={({ currentTarget: { value } }) =>
          editor.change((scene) => setFreeze(scene, id, { question: value }), 'merge')
        }
        {...typing}
      />
      {quiz?.kind === 'choose' ? (
        <ChooseFields quiz={quiz} isReadOnly={isReadOnly} onChange={change} />
      ) : null}
      {quiz?.kind === 'tap' ? (
        <TapFields time={freeze.t} quiz={quiz} isReadOnly={isReadOnly} onChange={change} />
      ) : null}
      {quiz ? (
        <>
          <Textarea
            label={t('time.quiz.explanation')}
            description={t('time.quiz.explanation_hint')}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={limits.explanation}
            readOnly={isReadOnly}
            value={quiz.explanation ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { explanation: _explanation, ...rest } = quiz
              change(value ? { ...rest, explanation: value } : rest, 'merge')
            }}
            {...typing}
          />
          <Select
            label={t('time.quiz.topic')}
            description={t('time.quiz.topic_hint')}
            placeholder={noTopic}
            clearable
            readOnly={isReadOnly}
            comboboxProps={{ zIndex: 400 }}
            clearButtonProps={{ 'aria-label': noTopic }}
            data={quizTopics.map((value) => ({ value, label: tQuiz(`topics.${value}`) }))}
            value={quiz.topic ?? null}
            onChange={setTopic}
          />
        </>
      ) : (
        <p className={layout.dim14}>{t('time.quiz.talk_text')}</p>
      )}
    </div>
  )
}
