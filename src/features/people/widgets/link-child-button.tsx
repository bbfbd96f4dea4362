import { useState } from 'react'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { LinkChildSheet } from './link-child-sheet'

interface LinkChildButtonProps {
  person: { id: string; name: string }
  schoolId: string
  /** Where somebody is a parent in several schools, which one. */
  schoolName?: string | undefined
}

/** Links a parent of a school with one of its children, for the owner and administrators. */
export function LinkChildButton({ person, schoolId, schoolName }: LinkChildButtonProps) {
  const { t } = useTranslation('people')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconLink size={18} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {[t('requests.submit'), schoolName].filter(Boolean).join(' · ')}
      </Button>
      {isOpen ? (
        <LinkChildSheet
          person={person}
          schoolId={schoolId}
          childName={null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
