import { useState } from 'react'
import { Switch, TextInput } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useSaveTemplate } from '../../api/templates'
import { trainingLimits } from '../../model/limits'
import { isTemplateTitle, toTemplateArgument } from '../../model/board/template'
import type { TrainingValues } from '../../model/training-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from './start-from.module.css'

interface SaveTemplateProps {
  schoolId: string
  /** Nothing to keep yet. */
  isEmpty: boolean
  values: () => TrainingValues
}

/** Keeps the plan on screen under a name, for oneself or for the school. */
export function SaveTemplate({ schoolId, isEmpty, values }: SaveTemplateProps) {
  const { t } = useTranslation('planner')
  const [isOpen, setIsOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const save = useSaveTemplate()
  const isNamed = isTemplateTitle(title)

  async function saveTemplate() {
    setIsTried(true)
    if (!isNamed) return
    const { blocks, objective } = values()
    await save.mutateAsync(
      toTemplateArgument({
        school_id: schoolId,
        title,
        objective,
        is_shared: isShared,
        plan: blocks,
      }),
    )
    setIsOpen(false)
    showToast('success', 'planner:plan.template.saved')
  }

  const submit = () => void saveTemplate().catch(() => undefined)
  return (
    <>
      <Button
        kind="quiet"
        disabled={isEmpty}
        icon={<IconBookmarkPlus size={18} stroke={1.75} />}
        onClick={() => {
          setTitle(values().title)
          setIsTried(false)
          setIsOpen(true)
        }}
      >
        {t('plan.template.save')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('plan.template.save')}
        footer={
          <Button busy={save.isPending} onClick={submit}>
            {t('plan.template.keep')}
          </Button>
        }
      >
        <div className={`${layout.padBlock2} ${styles.tools}`}>
          <TextInput
            label={t('plan.template.name')}
            data-autofocus
            required
            value={title}
            maxLength={trainingLimits.title}
            error={isTried && !isNamed ? t('plan.template.name_required') : undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              submit()
            }}
          />
          <Switch
            label={t('plan.template.share')}
            description={t('plan.template.share_hint')}
            checked={isShared}
            onChange={(event) => setIsShared(event.currentTarget.checked)}
          />
        </div>
      </Sheet>
    </>
  )
}
