-- Answering from the lock screen: what a notification on a device can do without opening the app.
--
--                    everybody who holds the token   service role
-- make_push_actions  -                               yes
-- act_on_push        yes                             -
--
-- A token is made for one notification on one device, and can do one thing only: answer for one player
-- of one event, or say "seen" to one change. It is known by its hash, works once, until the event begins
-- and for two days at most. It goes with the device: whoever signs out there takes its tokens along.
-- Once used, the same question is closed on the other devices, too: an older lock screen must not undo
-- what was answered since.
--
-- What is done is done as the person the notification is for, through the same functions as in the app,
-- which refuse whoever has lost the right since.

-- Tables ------------------------------------------------------------------------------------

create table private.push_actions (
  token_hash bytea not null,
  notification_id uuid not null,
  device_id uuid not null,
  player_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint push_actions_pkey primary key (token_hash),
  constraint push_actions_once unique (notification_id, device_id),
  constraint push_actions_notification foreign key (notification_id)
  references public.notifications (id) on delete cascade,
  constraint push_actions_device foreign key (device_id) references public.push_devices (id) on delete cascade,
  constraint push_actions_player foreign key (player_id) references public.players (id) on delete cascade
);

comment on column private.push_actions.player_id is 'Whom the answer is for; empty: a change is seen.';

create index push_actions_device on private.push_actions (device_id);
create index push_actions_player on private.push_actions (player_id);
create index push_actions_expires_at on private.push_actions (expires_at);

-- Functions ---------------------------------------------------------------------------------

-- Whom an answer to this notification would be for: the one silent player the person answers for. Null
-- when there are several, whose answers differ and want the app, or none any more.
create function private.player_to_answer_for(p_told public.notifications)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select case when count(*) = 1 then min(speaker.player_id::text)::uuid end
  from private.answerers(array(
    select private.silent_players(
      case when (p_told).kind like 'training%' then (p_told).about_id end,
      case when (p_told).kind like 'match%' then (p_told).about_id end
    )
  )) as speaker
  where speaker.user_id = (p_told).user_id;
$$;

-- For the worker, after claim_push: what can be done on the lock screen, one token for each device.
-- Answers rows of {notification_id, device_id, act: answer or see, token}; nothing for other news.
-- Asked again for the same push, as after a failure, the earlier token is void.
create function public.make_push_actions(p_notification_ids uuid[])
returns table (notification_id uuid, device_id uuid, act text, token text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  told public.notifications;
  device uuid;
  player uuid;
  secret text;
begin
  for told in
    select * from public.notifications
    where id = any(p_notification_ids)
      and read_at is null
      and about_id is not null
      and kind in (
        'training_answer_missing', 'training_reminder', 'match_answer_missing', 'match_reminder', 'change_to_see'
      )
  loop
    player := case when told.kind <> 'change_to_see' then private.player_to_answer_for(told) end;
    continue when player is null and told.kind <> 'change_to_see';
    for device in select id from public.push_devices where user_id = told.user_id loop
      secret := private.new_token();
      insert into private.push_actions (token_hash, notification_id, device_id, player_id, expires_at)
      values (
        private.hash_token(secret), told.id, device, player,
        least(coalesce(told.expires_at, 'infinity'), now() + interval '2 days')
      )
      on conflict on constraint push_actions_once do update
        set token_hash = excluded.token_hash, player_id = excluded.player_id, expires_at = excluded.expires_at;
      notification_id := told.id;
      device_id := device;
      act := case when player is null then 'see' else 'answer' end;
      token := secret;
      return next;
    end loop;
  end loop;
end;
$$;

-- A tap on the lock screen. p_answer: yes or no, of a question; empty: a change is seen. The caller need
-- not be signed in: the token says who. Errors: push_action_over (P0001) for one that was used, is too
-- old, was never made or asks something else; what answer_training, answer_match and see_event_change say.
create function public.act_on_push(p_token public.short_text, p_answer public.short_text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  claims_before text := coalesce(current_setting('request.jwt.claims', true), '');
  asked private.push_actions;
  told public.notifications;
begin
  delete from private.push_actions as action
  using public.push_devices as device, public.notifications as news
  where action.token_hash = private.hash_token(p_token)
    and action.expires_at > now()
    and device.id = action.device_id
    and news.id = action.notification_id
    -- somebody else may have signed in on that device since
    and device.user_id = news.user_id
  returning action.* into asked;
  if not found
    or (asked.player_id is null) <> (p_answer is null)
    or coalesce(p_answer, 'no') not in ('yes', 'no')
  then
    raise exception 'push_action_over' using errcode = 'P0001';
  end if;
  delete from private.push_actions where notification_id = asked.notification_id;
  update public.notifications set read_at = coalesce(read_at, now())
  where id = asked.notification_id
  returning * into told;

  -- from here to the reset every predicate answers for the person the notification is for
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', told.user_id, 'role', 'authenticated', 'aal', 'aal2')::text,
    true
  );
  if asked.player_id is null then
    perform public.see_event_change(change.id)
    from public.event_changes as change
    where told.about_id in (change.training_id, change.match_id);
  elsif told.kind like 'training%' then
    perform public.answer_training(told.about_id, asked.player_id, p_answer::public.attendance_answer);
  else
    perform public.answer_match(told.about_id, asked.player_id, p_answer::public.match_answer);
  end if;
  perform set_config('request.jwt.claims', claims_before, true);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on private.push_actions from public;

grant execute on function public.make_push_actions(uuid[]) to service_role;
grant execute on function public.act_on_push(public.short_text, public.short_text) to anon, authenticated;
