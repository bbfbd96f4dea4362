import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useToggleFavourite } from '../../api/favourites'

interface FavouriteButtonProps {
  exercise: { id: string; title: string; is_favourite: boolean }
}

/** The star; it answers before the server does. */
export function FavouriteButton({ exercise }: FavouriteButtonProps) {
  const { t } = useTranslation('exercises')
  const toggle = useToggleFavourite()
  const { id, title, is_favourite } = exercise
  return (
    <IconButton
      label={t('exercise.favourite_of', { title })}
      isPressed={is_favourite}
      onClick={() => toggle.mutate({ id, variantIds: [id], isFavourite: !is_favourite })}
    >
      {is_favourite ? (
        <IconStarFilled size={20} className={layout.amber} />
      ) : (
        <IconStar size={20} stroke={1.75} />
      )}
    </IconButton>
  )
}
