-- Person cards: name and picture of whoever one has to do with, never an address or a number.
--
--                everybody                                                                admin
-- person_cards   s self, guardians of mine or of my child, staff, families I work for,       s
--                who I am in talk with
--
-- Names in lists (coach of a training, author of a note, member of a conversation) come from here,
-- so that public.users, with its addresses and telephone numbers, can stay closed.

-- Tables ------------------------------------------------------------------------------------

create table public.person_cards (
  user_id uuid not null,
  first_name text not null,
  last_name text not null,
  avatar_url text,
  -- What searches compare, in either order of the names.
  search_text text not null
    generated always as (private.fold_text(first_name || ' ' || last_name || ' ' || first_name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_cards_pkey primary key (user_id),
  constraint person_cards_user foreign key (user_id) references public.users (id) on delete cascade
);

comment on table public.person_cards is 'Written by a trigger on users only.';

-- Indexes -----------------------------------------------------------------------------------

create index person_cards_words on public.person_cards using gin (search_text extensions.gin_trgm_ops);

-- Predicates --------------------------------------------------------------------------------

-- Staff of the schools I belong to, the families of the players I look after today (as owner: of the
-- whole school), my own guardians, and the other guardians of a child whose link to me is trusted.
create function private.my_known_user_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  players uuid[] := array(
    select private.my_coached_player_ids() union select private.my_owned_player_ids()
  );
begin
  return query
  select assignment.user_id from public.role_assignments as assignment
  where assignment.role in ('owner', 'coach')
    and assignment.school_id = any(array(select private.my_school_ids()))
  union
  select link.guardian_id from public.guardian_links as link
  where link.player_id = any(players) and link.status <> 'ended'
  union
  select player.user_id from public.players as player
  where player.id = any(players) and player.user_id is not null
  union
  select link.guardian_id from public.guardian_links as link
  where link.player_id = any(array(select private.my_trusted_player_ids())) and link.status <> 'ended';
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.write_person_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.person_cards (user_id, first_name, last_name, avatar_url)
  values (new.id, new.first_name, new.last_name, new.avatar_url)
  on conflict (user_id) do update
    set first_name = excluded.first_name,
      last_name = excluded.last_name,
      avatar_url = excluded.avatar_url;
  return new;
end;
$$;

create trigger users_write_card
after insert or update of first_name, last_name, avatar_url on public.users
for each row execute function private.write_person_card();

-- Policies ----------------------------------------------------------------------------------

alter table public.person_cards enable row level security;

create policy person_cards_select on public.person_cards for select to authenticated using (
  user_id = (select auth.uid())
  or user_id = any(array(select private.my_known_user_ids()))
  or user_id = any(array(select private.my_fellow_member_ids()))
  or (select private.is_admin())
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.person_cards from anon, authenticated;

grant select on public.person_cards to authenticated;

grant execute on function private.my_known_user_ids() to authenticated;
