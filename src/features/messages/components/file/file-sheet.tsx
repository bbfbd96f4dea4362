import { useState } from 'react'
import { IconFileTypePdf } from '@tabler/icons-react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { encodeWholePicture } from '@/shared/picture/re-encode'
import { listPlayerIds, RecognisedPlayers } from '@/shared/picture/recognised-players'
import { usePicture, type Picture } from '@/shared/picture/use-picture'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useMessagePlayers, useSendFile } from '../../api/message-files'
import { fileRules, fitPicture, type FileKind } from '../../model/message-file'
import { useRefusalText } from '../use-refusal-text'

export interface ChosenFile {
  file: File
  kind: FileKind
}

interface FileSheetProps {
  conversationId: string
  files: readonly ChosenFile[]
  onSent: () => void
  onClose: () => void
}

/** One chosen file after the other: who can be recognised in a picture, a few words, then it is sent. */
export function FileSheet({ files, ...rest }: FileSheetProps) {
  const [index, setIndex] = useState(0)
  const chosen = files[index]
  if (!chosen) return null
  const isLast = index + 1 >= files.length
  return (
    <FileStep
      key={index}
      {...rest}
      {...chosen}
      place={files.length > 1 ? { nth: index + 1, count: files.length } : null}
      onDone={() => (isLast ? rest.onClose() : setIndex(index + 1))}
    />
  )
}

interface FileStepProps extends Omit<FileSheetProps, 'files'>, ChosenFile {
  place: { nth: number; count: number } | null
  /** Sent or left out. */
  onDone: () => void
}

function FileStep(props: FileStepProps) {
  const { conversationId, file, kind, place, onSent, onDone, onClose } = props
  const { t } = useTranslation('messages')
  const getRefusal = useRefusalText()
  // sent again it is the same message
  const [clientId] = useState(() => crypto.randomUUID())
  const [words, setWords] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const send = useSendFile(conversationId)
  const isPicture = kind === 'picture'

  function tick(next: readonly string[]) {
    setTicked(next)
    setIsAsking(false)
  }

  function submit() {
    if (isPicture && ticked.length === 0) return setIsAsking(true)
    send.mutate(
      {
        clientId,
        name: file.name.replace(isPicture ? /\.\w{2,4}$/u : /^$/u, '') || t(`card.file`),
        read: () =>
          isPicture ? encodeWholePicture(file, fileRules.longest) : Promise.resolve(file),
        size: isPicture && picture ? fitPicture(picture) : null,
        playerIds: listPlayerIds(ticked),
        words: words.trim(),
      },
      {
        onSuccess: () => {
          onSent()
          onDone()
        },
      },
    )
  }

  const title = t(isPicture ? 'file.picture_title' : 'file.document_title')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={place ? t('file.title_of', { title, ...place }) : title}
      width={640}
      footer={
        <>
          {place ? (
            <Button kind="secondary" onClick={onDone}>
              {t('file.skip')}
            </Button>
          ) : null}
          <Button
            busy={send.isPending}
            disabled={isUnreadable || (isPicture && !picture)}
            onClick={submit}
          >
            {t('file.send')}
          </Button>
        </>
      }
    >
      <div className={layout.stack3}>
        {isPicture ? (
          <Preview file={file} onRead={setPicture} onUnreadable={() => setIsUnreadable(true)} />
        ) : (
          <p className={`${layout.line2} ${layout.breakable}`}>
            <IconFileTypePdf size={24} stroke={1.75} aria-hidden="true" /> {file.name}
          </p>
        )}
        {isUnreadable ? <Alert kind="error" title={t('file.faults.type')} /> : null}
        {send.error ? <Alert kind="error" title={getRefusal(send.error)} /> : null}
        {isAsking ? <Alert kind="error" title={t('file.say')} /> : null}
        {isPicture ? (
          <QueryBoundary>
            <PlayerTicks conversationId={conversationId} ticked={ticked} onChange={tick} />
          </QueryBoundary>
        ) : null}
        <TextInput
          label={t('file.words')}
          value={words}
          maxLength={500}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}

interface PreviewProps {
  file: File
  onRead: (picture: Picture) => void
  onUnreadable: () => void
}

function Preview({ file, onRead, onUnreadable }: PreviewProps) {
  const picture = usePicture(file, onUnreadable)
  if (!picture) return null
  return (
    <img
      className={layout.roundControl}
      style={{ maxBlockSize: '30dvh', objectFit: 'contain' }}
      src={picture.address}
      alt=""
      onLoad={() => onRead(picture)}
    />
  )
}

interface PlayerTicksProps {
  conversationId: string
  ticked: readonly string[]
  onChange: (ticked: readonly string[]) => void
}

/** Those one may show; a family that has not agreed leaves its child out. */
function PlayerTicks({ conversationId, ticked, onChange }: PlayerTicksProps) {
  const { t } = useTranslation('messages')
  const players = useMessagePlayers(conversationId)
  return (
    <RecognisedPlayers
      players={players.map(({ player_id, has_consent, ...name }) => ({
        id: player_id,
        name: formatFullName(name),
        hasConsent: has_consent,
      }))}
      ticked={ticked}
      onChange={onChange}
      label={t('file.who')}
      hint={t('file.others')}
      nobodyLabel={t('file.nobody')}
      formatNoConsent={(name) => t('file.no_consent', { name })}
    />
  )
}
