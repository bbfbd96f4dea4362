import { useRef } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { findWordProblem, type WordRule } from '../../model/news-words'

interface WordFieldProps {
  label: string
  hint: string
  value: string
  rule: WordRule
  /** One line, whatever is pasted. */
  isLine?: boolean
  onChange: (value: string) => void
}

/** A text with its length, what is wrong with it, and the variables it may name, put in where the cursor is. */
export function WordField({ label, hint, value, rule, isLine = false, onChange }: WordFieldProps) {
  const { t } = useTranslation('admin')
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = findWordProblem(value, rule)
  const reason = problem
    ? t(`news.words.problems.${problem.why}`, { name: 'name' in problem ? problem.name : '' })
    : null

  function insert(name: string) {
    const start = field.current?.selectionStart ?? value.length
    const end = field.current?.selectionEnd ?? value.length
    onChange(`${value.slice(0, start)}{${name}}${value.slice(end)}`)
    field.current?.focus()
  }

  return (
    <div className={layout.stack2}>
      <Textarea
        ref={field}
        label={label}
        description={`${hint} ${value.trim().length} / ${rule.longest}`}
        error={reason}
        autosize
        minRows={isLine ? 1 : 3}
        maxRows={10}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(isLine ? currentTarget.value.replaceAll(/\s+/g, ' ') : currentTarget.value)
        }
      />
      {rule.known.length > 0 ? (
        <div className={layout.wrap2} role="group" aria-label={t('news.words.insert', { label })}>
          {rule.known.map((name) => (
            <Button key={name} kind="secondary" onClick={() => insert(name)}>
              {t(`news.words.variables.${name}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
