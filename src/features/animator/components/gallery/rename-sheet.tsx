import { useId, useState, type FormEvent } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useRenameAnimation } from '../../api/animation-writes'

interface RenameSheetProps {
  animation: { id: string; title: string }
  onClose: () => void
}

export function RenameSheet({ animation, onClose }: RenameSheetProps) {
  const { t } = useTranslation('animator')
  const formId = useId()
  const [title, setTitle] = useState(animation.title)
  const [isEmpty, setIsEmpty] = useState(false)
  const rename = useRenameAnimation()

  function submit(event: FormEvent) {
    event.preventDefault()
    const clean = title.trim()
    if (clean === '') return setIsEmpty(true)
    if (clean === animation.title) return onClose()
    rename.mutate({ id: animation.id, title: clean }, { onSuccess: onClose })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('gallery.rename.title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('gallery.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            {t('gallery.rename.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextInput
          label={t('gallery.rename.field')}
          value={title}
          maxLength={100}
          error={isEmpty && title.trim() === '' ? t('gallery.rename.empty') : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </Sheet>
  )
}
