import { useEffect, useId, useRef, useState } from 'react'
import {
  IconBallFootball,
  IconCalendarEvent,
  IconChartBar,
  IconPaperclip,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { ActionMenu } from '@/shared/ui/action-menu'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { LibraryKind } from '../../model/library-card'
import type { MentionablePerson } from '../../model/mentions'
import styles from '../messages.module.css'
import { MessageField } from './message-field'

/** The limit of `messages`. */
const bodyLimit = 4000
/** From here on the field says how much is left. */
const counterFrom = 3500

interface ComposerProps {
  /** What stands in it at first: a draft, or the words to be corrected. */
  initial: string
  /** What the next message answers or corrects; null: neither. */
  about: { label: string; body: string } | null
  problem: string | null
  /** Who can be named. */
  people: readonly MentionablePerson[]
  onType: (words: string) => void
  /** False: the words stay in the field. */
  onSend: (words: string) => boolean
  onCancel: () => void
  /** Null: one may send none. */
  onFiles: ((files: readonly File[]) => void) | null
  onPoll: () => void
  /** A session or match is to be pointed to. */
  onEvent: () => void
  /** An exercise or animation is to be sent; null: one may send none. */
  onCard: ((kind: LibraryKind) => void) | null
}

/** Where one writes: Enter sends on a desktop, Shift+Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const { initial, about, problem, people, onType, onSend, onCancel } = props
  const { onFiles, onPoll, onEvent, onCard } = props
  const { t } = useTranslation('messages')
  const isPhone = useIsPhone()
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(initial)
  const left = bodyLimit - words.trim().length
  const hasAbout = about !== null
  useEffect(() => {
    if (hasAbout) field.current?.focus()
  }, [hasAbout])

  function type(next: string) {
    setWords(next)
    onType(next)
  }

  function send() {
    const body = words.trim()
    if (body === '' || left < 0) return
    if (onSend(body)) setWords('')
    field.current?.focus()
  }

  return (
    <form
      className={`${layout.grid} ${layout.gap1} ${layout.lineAbove} ${styles.composer}`}
      aria-label={t('composer.label')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about ? (
        <div className={`${layout.line2} ${styles.about}`}>
          <span className={`${layout.grow} ${layout.clip} ${layout.dim13}`}>
            <span className={layout.medium}>{about.label}</span> {about.body}
          </span>
          <IconButton label={t('composer.cancel')} onClick={onCancel}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className={`${layout.text14} ${layout.danger}`}>
          {problem}
        </p>
      ) : null}
      <div className={layout.line2}>
        {about ? null : (
          <ActionMenu
            label={t('composer.more')}
            icon={<IconPlus size={20} stroke={1.75} />}
            items={[
              ...(onFiles
                ? [
                    {
                      label: t('file.menu'),
                      icon: <IconPaperclip size={18} stroke={1.75} />,
                      onSelect: () => fileInput.current?.click(),
                    },
                  ]
                : []),
              {
                label: t('poll.title'),
                icon: <IconChartBar size={18} stroke={1.75} />,
                onSelect: onPoll,
              },
              {
                label: t('event.title'),
                icon: <IconCalendarEvent size={18} stroke={1.75} />,
                onSelect: onEvent,
              },
              ...(onCard
                ? [
                    {
                      label: t('library.exercise'),
                      icon: <IconBallFootball size={18} stroke={1.75} />,
                      onSelect: () => onCard('exercise'),
                    },
                    {
                      label: t('library.animation'),
                      icon: <IconPlayerPlay size={18} stroke={1.75} />,
                      onSelect: () => onCard('animation'),
                    },
                  ]
                : []),
            ]}
          />
        )}
        <input
          ref={fileInput}
          type="file"
          hidden
          multiple
          accept="image/png,image/jpeg,image/webp,image/gif,application/pdf"
          onChange={({ currentTarget }) => {
            onFiles?.([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <MessageField
          ref={field}
          words={words}
          people={people}
          hintId={hintId}
          isTooLong={left < 0}
          onType={type}
          onSend={send}
          onCancel={() => (about ? onCancel() : undefined)}
        />
        <IconButton
          kind="primary"
          label={t('composer.send')}
          onClick={send}
          disabled={words.trim() === '' || left < 0}
        >
          <IconSend size={20} stroke={1.75} />
        </IconButton>
      </div>
      <p id={hintId} className={bodyLimit - left >= counterFrom ? layout.dim12 : layout.hidden}>
        {bodyLimit - left >= counterFrom
          ? left < 0
            ? t('composer.too_long', { count: -left })
            : t('composer.left', { count: left })
          : t(isPhone ? 'composer.hint_phone' : 'composer.hint')}
      </p>
    </form>
  )
}
