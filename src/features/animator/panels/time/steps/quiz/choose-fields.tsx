import { useId } from 'react'
import { Radio, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { ChooseQuiz } from '@/features/scene/model/document/scene-schema'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useTyping } from '../use-typing'

interface ChooseFieldsProps {
  quiz: ChooseQuiz
  isReadOnly: boolean
  onChange: (quiz: ChooseQuiz, how?: 'record' | 'merge') => void
}

const most = 4

/** Two to four answers; the dot marks the right one. */
export function ChooseFields({ quiz, isReadOnly, onChange }: ChooseFieldsProps) {
  const { t } = useTranslation('animator')
  const name = useId()
  const typing = useTyping()
  const { answers, right = 0 } = quiz

  function setAnswer(index: number, text: string) {
    onChange({ ...quiz, answers: answers.map((old, at) => (at === index ? text : old)) }, 'merge')
  }
  function removeAnswer(index: number) {
    onChange({
      ...quiz,
      answers: answers.filter((_, at) => at !== index),
      right: right > index ? right - 1 : right === index ? 0 : right,
    })
  }

  return (
    <fieldset className={layout.stack2} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className={layout.medium14}>{t('time.quiz.answers')}</legend>
      <p className={layout.dim13}>{t('time.quiz.answers_hint')}</p>
      {answers.map((answer, index) => (
        <div key={index} className={layout.line2}>
          <Radio
            name={name}
            aria-label={t('time.quiz.is_right', { number: index + 1 })}
            checked={index === right}
            disabled={isReadOnly}
            onChange={() => onChange({ ...quiz, right: index })}
          />
          <TextInput
            className={layout.grow}
            aria-label={t('time.quiz.answer', { number: index + 1 })}
            placeholder={t('time.quiz.answer', { number: index + 1 })}
            maxLength={limits.answer}
            readOnly={isReadOnly}
            value={answer}
            onChange={({ currentTarget: { value } }) => setAnswer(index, value)}
            {...typing}
          />
          {answers.length > 2 && !isReadOnly ? (
            <IconButton
              label={t('time.quiz.remove', { number: index + 1 })}
              onClick={() => removeAnswer(index)}
            >
              <IconTrash size={18} stroke={1.75} />
            </IconButton>
          ) : null}
        </div>
      ))}
      {answers.length < most && !isReadOnly ? (
        <div>
          <Button
            kind="quiet"
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => onChange({ ...quiz, answers: [...answers, ''] })}
          >
            {t('time.quiz.add')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
