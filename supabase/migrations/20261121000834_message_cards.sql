-- Exercises and animations in messages: what a card tells, and who may send one.
--
--                     member                          former member, others, anonymous
-- read_message_card   the facts of a card they read   -
--
-- Sent by the staff of the conversation's school (owner, coach): the catalogue, what the school or a team of
-- theirs shares, and their own; anything else is a forged card and refused, as is what is archived. Whoever reads
-- the message is told what the card shows: name, ages, players, minutes, its aim and the drawing without who the
-- players are; no coaching points and no notes. Whether the thing itself opens is up to the reader's own rights.
-- A card is empty once the thing is deleted, archived, moved to another school, or private to somebody else than
-- who sent it.

-- Predicates --------------------------------------------------------------------------------

-- Whether a card by this author tells anything in a conversation of this school.
create function private.is_card_open(p_attachment jsonb, p_author_id uuid, p_school_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case p_attachment ->> 'kind'
    when 'exercise' then exists (
      select from public.exercises as exercise
      where exercise.id = (p_attachment ->> 'id')::uuid
        and exercise.archived_at is null
        and (
          exercise.visibility = 'public'
          or (
            exercise.school_id = p_school_id
            and (exercise.visibility <> 'me' or exercise.author_id = p_author_id)
          )
        )
    )
    when 'animation' then exists (
      select from public.animations as animation
      where animation.id = (p_attachment ->> 'id')::uuid
        and animation.archived_at is null
        and (
          animation.visibility = 'public'
          or (
            animation.school_id = p_school_id
            and (animation.visibility <> 'me' or animation.owner_id = p_author_id)
          )
        )
    )
    else false
  end;
$$;

-- Whether this author may send it: staff of the school, and of the team where it is one team's alone.
create function private.may_send_card(p_attachment jsonb, p_author_id uuid, p_school_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_card_open(p_attachment, p_author_id, p_school_id)
    and exists (
      select from public.role_assignments as held
      where held.user_id = p_author_id
        and held.school_id = p_school_id
        and held.role in ('owner', 'coach')
    )
    and not exists (
      select from public.exercises as exercise
      where exercise.id = (p_attachment ->> 'id')::uuid
        and exercise.visibility = 'team'
        and exercise.author_id is distinct from p_author_id
        and not private.manages_team(p_author_id, exercise.team_id)
    )
    and not exists (
      select from public.animations as animation
      where animation.id = (p_attachment ->> 'id')::uuid
        and animation.visibility = 'team'
        and animation.owner_id is distinct from p_author_id
        and not private.manages_team(p_author_id, animation.team_id)
    );
$$;

-- Triggers ----------------------------------------------------------------------------------

-- After messages_assign_place, which says whose school it is.
create function private.check_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_send_card(new.attachment, new.author_id, new.school_id) then
    raise exception 'card_not_sendable' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger messages_check_card
before insert on public.messages
for each row
when (new.attachment ->> 'kind' in ('exercise', 'animation'))
execute function private.check_card();

-- Functions ---------------------------------------------------------------------------------

-- The facts of a card in one of my conversations, past the rights to the thing itself.
create function private.message_card(p_message_id bigint, p_locale text, p_is_whole boolean)
returns table (
  kind text,
  id uuid,
  is_gone boolean,
  title text,
  aim text,
  min_age int,
  max_age int,
  players_min int,
  players_max int,
  area_length_m numeric,
  area_width_m numeric,
  minutes int,
  step_count int,
  scene jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    message.attachment ->> 'kind', (message.attachment ->> 'id')::uuid, not card.is_open,
    coalesce(words.title, drawing.title), words.aim,
    exercise.min_age, exercise.max_age, exercise.players_min, exercise.players_max,
    exercise.area_length_m, exercise.area_width_m, exercise.minutes, drawing.step_count,
    private.scene_without_people(
      case
        when p_is_whole then coalesce(drawing.scene, exercise.diagram)
        else coalesce(exercise.diagram, drawing.preview)
      end
    )
  from public.messages as message
  cross join lateral (
    select private.is_card_open(message.attachment, message.author_id, message.school_id) as is_open
  ) as card
  left join public.exercises as exercise
    on card.is_open
    and message.attachment ->> 'kind' = 'exercise'
    and exercise.id = (message.attachment ->> 'id')::uuid
  left join public.animations as drawing
    on card.is_open
    and drawing.archived_at is null
    and drawing.id = case
      when message.attachment ->> 'kind' = 'animation' then (message.attachment ->> 'id')::uuid
      else exercise.animation_id
    end
  left join lateral (
    select written.title, written.aim from public.exercise_texts as written
    where written.exercise_id = exercise.id
    order by written.locale = p_locale desc, written.locale = 'en' desc, written.locale
    limit 1
  ) as words on true
  where message.id = p_message_id
    and message.deleted_at is null
    and message.attachment ->> 'kind' in ('exercise', 'animation')
    and message.conversation_id = any(array(select private.my_conversation_ids()));
$$;

-- What the card of a message shows: one row, none where the caller does not read the message or it points to
-- something else. is_gone: there is nothing to show any more, the facts are empty. can_open: the caller's own
-- rights open it. p_locale as for describe_attachments; p_is_whole: the whole scene, to be played, where the card
-- itself needs the first step only. Runs as the caller, for can_open.
create function public.read_message_card(
  p_message_id bigint,
  p_locale public.short_text default 'en',
  p_is_whole boolean default false
)
returns table (
  kind text,
  id uuid,
  is_gone boolean,
  can_open boolean,
  title text,
  aim text,
  min_age int,
  max_age int,
  players_min int,
  players_max int,
  area_length_m numeric,
  area_width_m numeric,
  minutes int,
  step_count int,
  scene jsonb
)
language sql
stable
set search_path = ''
as $$
  select
    card.kind, card.id, card.is_gone,
    not card.is_gone and (
      exists (select from public.exercises as exercise where exercise.id = card.id)
      or exists (select from public.animations as animation where animation.id = card.id)
    ),
    card.title, card.aim, card.min_age, card.max_age, card.players_min, card.players_max,
    card.area_length_m, card.area_width_m, card.minutes, card.step_count, card.scene
  from private.message_card(p_message_id, p_locale, coalesce(p_is_whole, false)) as card;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function private.message_card(bigint, text, boolean) to authenticated;

grant execute on function public.read_message_card(bigint, public.short_text, boolean) to authenticated;
