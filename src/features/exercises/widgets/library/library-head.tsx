import {
  IconArrowsTransferUpDown,
  IconFolder,
  IconHome,
  IconPencilPlus,
  IconPlus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { ActionMenu } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'

const icon = { size: 18, stroke: 1.75 } as const

/** Plan, collections, an exercise of my own; behind three dots files, and on a phone all but the first. */
export function LibraryHead() {
  const { t } = useTranslation('exercises')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const others = [
    {
      label: t('collections.title'),
      to: paths.exercises.collections,
      icon: <IconFolder {...icon} />,
    },
    { label: t('library.write'), to: paths.exercises.create, icon: <IconPencilPlus {...icon} /> },
  ]
  const forHome = {
    label: t('library.for_home'),
    to: paths.individual.list,
    icon: <IconHome {...icon} />,
  }
  const files = {
    label: t('transfer.open'),
    to: paths.exercises.transfer,
    icon: <IconArrowsTransferUpDown {...icon} />,
  }
  const behindDots = isPhone ? [...others, forHome, files] : [forHome, files]
  return (
    <>
      {isPhone
        ? null
        : others.map(({ label, to, icon: sign }) => (
            <LinkButton key={to} kind="secondary" to={to} icon={sign}>
              {label}
            </LinkButton>
          ))}
      <LinkButton to={paths.trainings.create} icon={<IconPlus {...icon} />}>
        {t('library.plan')}
      </LinkButton>
      <ActionMenu
        label={t('library.more')}
        items={behindDots.map(({ label, to, icon: sign }) => ({
          label,
          icon: sign,
          onSelect: () => void navigate(to),
        }))}
      />
    </>
  )
}
