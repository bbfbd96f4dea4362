import { useEffect, useRef } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { trainingLimits } from '../../model/limits'
import type { PlanBlock } from '../../model/plan'
import { usePlanner } from '../planner-context'

interface BlockTitleProps {
  block: PlanBlock
  /** Just made: its name is selected, so that typing replaces it. */
  isFresh: boolean
  error: string | undefined
}

/** A free block's own name. */
export function BlockTitle({ block, isFresh, error }: BlockTitleProps) {
  const { t } = useTranslation('planner')
  const { moves } = usePlanner()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFresh) input.current?.select()
  }, [isFresh])
  return (
    <TextInput
      ref={input}
      className={layout.grow}
      aria-label={t('board.block_title')}
      value={block.title ?? ''}
      maxLength={trainingLimits.blockTitle}
      error={error}
      autoComplete="off"
      onChange={(event) => moves.change(block.key, { title: event.currentTarget.value })}
    />
  )
}
