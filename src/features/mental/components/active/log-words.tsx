import { IconLock, IconTrash, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useDeleteWords, useShareWords } from '../../api/progress'

interface Words {
  body: string
  is_shared_with_coaches: boolean
  is_shared_with_family: boolean
}

interface LogWordsProps {
  /** Of the entry in the log. */
  id: string
  words: Words
  /** Whose words they are: opens and closes them, and may delete them. */
  mayShare: boolean
}

/** A reflection, who reads it, and for its writer the way to change that. */
export function LogWords({ id, words, mayShare }: LogWordsProps) {
  const { t } = useTranslation('mental')
  const confirm = useConfirm()
  const { mutate: share, isPending } = useShareWords()
  const { mutate: remove } = useDeleteWords()
  const { body, is_shared_with_coaches: hasCoaches, is_shared_with_family: hasFamily } = words
  const isPrivate = !hasCoaches && !hasFamily

  function change(changes: Partial<Words>) {
    share(
      {
        progressId: id,
        is_shared_with_coaches: hasCoaches,
        is_shared_with_family: hasFamily,
        ...changes,
      },
      { onSuccess: () => showToast('success', 'mental:words.changed') },
    )
  }

  async function deleteWords() {
    const isSure = await confirm({
      title: t('words.delete_title'),
      text: t('words.delete_text'),
      confirmLabel: t('words.delete'),
      isDanger: true,
    })
    if (isSure) remove(id)
  }

  return (
    <div className={layout.stack2}>
      <p className={`${layout.plain} ${layout.ownLines} ${layout.breakable}`}>{body}</p>
      <span>
        <StatusBadge
          tone={isPrivate ? 'neutral' : 'blue'}
          icon={
            isPrivate ? <IconLock size={14} stroke={1.75} /> : <IconUsers size={14} stroke={1.75} />
          }
        >
          {t(
            isPrivate
              ? 'words.private'
              : hasCoaches && hasFamily
                ? 'words.with_both'
                : hasCoaches
                  ? 'words.with_coaches'
                  : 'words.with_family',
          )}
        </StatusBadge>
      </span>
      {mayShare ? (
        <div className={layout.wrap2}>
          <Button
            kind="secondary"
            disabled={isPending}
            onClick={() => change({ is_shared_with_coaches: !hasCoaches })}
          >
            {t(hasCoaches ? 'words.close_coaches' : 'words.open_coaches')}
          </Button>
          <Button
            kind="secondary"
            disabled={isPending}
            onClick={() => change({ is_shared_with_family: !hasFamily })}
          >
            {t(hasFamily ? 'words.close_family' : 'words.open_family')}
          </Button>
          <Button
            kind="quiet"
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => void deleteWords()}
          >
            {t('words.delete')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
