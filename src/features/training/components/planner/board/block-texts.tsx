import { useEffect, useRef, useState } from 'react'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { trainingLimits } from '../../../model/limits'
import type { PlanBlock } from '../../../model/plan'
import { usePlanner } from '../planner-context'
import styles from './board.module.css'

interface BlockTitleProps {
  block: PlanBlock
  /** Just made: its name is selected, so that typing replaces it. */
  isFresh: boolean
  error: string | undefined
}

/** A free block's own name. */
export function BlockTitle({ block, isFresh, error }: BlockTitleProps) {
  const { t } = useTranslation('training')
  const { moves } = usePlanner()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFresh) input.current?.select()
  }, [isFresh])
  return (
    <TextInput
      ref={input}
      className={styles.name}
      aria-label={t('board.block_title')}
      value={block.title ?? ''}
      maxLength={trainingLimits.blockTitle}
      error={error}
      autoComplete="off"
      onChange={(event) => moves.change(block.key, { title: event.currentTarget.value })}
    />
  )
}

interface BlockNoteProps {
  block: PlanBlock
  title: string
  isNew: boolean
  error: string | undefined
  /** Left without a word: the field may go again. */
  onEmpty: () => void
}

/** What the coach wants to remember: groups, variations, who leads. */
export function BlockNote({ block, title, isNew, error, onEmpty }: BlockNoteProps) {
  const { t } = useTranslation('training')
  const { moves } = usePlanner()
  const input = useRef<HTMLTextAreaElement>(null)
  const [wasNew] = useState(isNew)
  useEffect(() => {
    if (wasNew) input.current?.focus()
  }, [wasNew])
  return (
    <Textarea
      ref={input}
      className={styles.note}
      aria-label={t('board.note_of', { title })}
      placeholder={t('board.note_hint')}
      rows={2}
      value={block.note}
      maxLength={trainingLimits.blockNote}
      error={error}
      onChange={(event) => moves.change(block.key, { note: event.currentTarget.value })}
      onBlur={() => {
        if (block.note.trim() === '') onEmpty()
      }}
    />
  )
}
