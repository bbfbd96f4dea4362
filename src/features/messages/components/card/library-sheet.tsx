import { lazy, Suspense, useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '@/lib/i18n/setup'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { writeCardTitle } from '../../api/attachments'
import type { LibraryKind } from '../../model/library-card'
import type { LinkedAttachment } from '../../model/message-log'
import type { ChosenCard } from './library-search'

const Search = lazy(async () => {
  const [component] = await Promise.all([
    import('./library-search').then((module) => module.LibrarySearch),
    loadNamespaces(['exercises', 'scene', 'animator']),
  ])
  return { default: component }
})

interface LibrarySheetProps {
  kind: LibraryKind
  /** Of the conversation. */
  schoolId: string
  onClose: () => void
  onSend: (attachment: LinkedAttachment, words: string) => void
}

/** An exercise or animation to send: found as one types, then a few words to go with it. */
export function LibrarySheet({ kind, schoolId, onClose, onSend }: LibrarySheetProps) {
  const { t, i18n } = useTranslation('messages')
  const [chosen, setChosen] = useState<ChosenCard | null>(null)
  const [words, setWords] = useState('')

  function send({ id, title }: ChosenCard) {
    writeCardTitle({ kind, id }, i18n.language, title)
    onSend({ kind, id }, words.trim())
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`library.${kind}`)}
      width={640}
      footer={
        chosen ? (
          <>
            <Button kind="secondary" onClick={() => setChosen(null)}>
              {t('library.another')}
            </Button>
            <Button onClick={() => send(chosen)}>{t('file.send')}</Button>
          </>
        ) : undefined
      }
    >
      {chosen ? (
        <div className={layout.stack3}>
          {chosen.lines}
          <TextInput
            data-autofocus
            label={t('file.words')}
            value={words}
            maxLength={500}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      ) : (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <Search kind={kind} schoolId={schoolId} onChoose={setChosen} />
        </Suspense>
      )}
    </Sheet>
  )
}
