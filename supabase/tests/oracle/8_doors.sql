-- Functions of the API that run with the rights of their owner are doors beside the policies. For
-- the ones that open or change something of a person: who gets through, again as a plain query.
--
-- Through means any answer but "not allowed" (42501): the second hurdle, a rule of the game, is
-- tested by the chapters. Everybody who should get through tries, and chance sends others along.

create table tests.doors (
  door text primary key,
  rule text not null,
  -- What it is tried on: keys.
  subjects text not null,
  -- The call, with %L for the key.
  call text not null,
  -- Who gets through where: person and key.
  expected text not null
);

-- Closed tables are not asked with the rights of whoever tries.
create function tests.option_of(poll uuid)
returns uuid
language sql
security definer
as $$
  select id from public.poll_options where poll_id = poll and position = 2;
$$;
grant execute on function tests.option_of(uuid) to public;

insert into tests.doors (door, rule, call, subjects, expected)
select
  door, rule, call,
  $$select tests.pick('player', 'asked about ' || n, 150) from generate_series(1, 25) as n$$,
  expected
from (
  values
    ('player_health', 'coaches the child has now', 'select public.player_health(%L)', 'select person, player from tests.coach'),
    ('read_mental_stats', 'coaches the child has now', 'select count(*) from public.read_mental_stats(array[%L]::uuid[])', 'select person, player from tests.coach'),
    ('share_player_stats', 'coaches the child has now', 'select public.share_player_stats(array[%L]::uuid[], true)', 'select person, player from tests.coach'),
    (
      'update_player_stats', 'coaches the child has now',
      $$select count(*) from public.update_player_stats(jsonb_build_array(jsonb_build_object('player_id', %L, 'values', '{"passing": 5}'::jsonb)))$$,
      'select person, player from tests.coach'
    ),
    (
      'player_test_bands', 'coaches the child has now, the owner', 'select count(*) from public.player_test_bands(%L)', $$
        select person, player from tests.coach
        union select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
      $$
    ),
    ('report_injury', 'coaches the child has now', $$select public.report_injury(%L, 'knee')$$, 'select person, player from tests.coach'),
    (
      'record_measurement', 'coaches the child has now, guardians who decide about its data and its health', 'select public.record_measurement(%L, 150)', $$
        select person, player from tests.coach
        union select person, player from tests.family where consents and reads_health
      $$
    ),
    (
      'award_achievement', 'coaches the child has now, the owner', $$select public.award_achievement(array[%L]::uuid[], tests.id('helper'))$$, $$
        select person, player from tests.coach
        union select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
      $$
    ),
    ('evaluate_awards', 'the family, coaches the child has now, the owner', 'select count(*) from public.evaluate_awards(%L)', 'select person, player from tests.guides'),
    (
      'submit_self_rating', 'the player; for a child without an account a guardian who answers for it',
      $$select count(*) from public.submit_self_rating(%L, '{"passing": 5}')$$, $$
        select family.person, family.player
        from tests.close_family as family join public.players as player on player.id = family.player
        where family.is_self or player.user_id is null and family.responds
      $$
    ),
    (
      'export_child_data', 'the player, guardians who decide about its data', 'select public.export_child_data(%L)', $$
        select person, player from tests.family where is_self or consents
      $$
    ),
    (
      'request_erasure', 'the player, guardians who decide about its data', 'select public.request_erasure(%L)', $$
        select person, player from tests.family where is_self or consents
      $$
    ),
    (
      'decide_consent', 'the young person from the age of consent on, before that guardians who decide',
      $$select public.decide_consent(%L, 'photo_video', true)$$, $$
        select family.person, family.player
        from tests.family
        join public.players as player on player.id = family.player
        join public.schools as school on school.id = player.school_id
        where case when age(player.date_of_birth) >= make_interval(years => school.digital_consent_age)
          then family.is_self else family.consents end
      $$
    ),
    (
      'record_paper_consent', 'owner and safeguarding officer',
      $$select public.record_paper_consent(%L, 'photo_video', true, 'mother', 'Folder 1')$$, $$
        select owner.person, player.id from tests.owner join public.players as player on player.school_id = owner.school
        union
        select officer.person, player.id
        from tests.officer join public.players as player on player.school_id = officer.school
        where officer.duty = 'safeguarding'
      $$
    ),
    (
      'officer_list_conversations', 'the safeguarding officer, of minors',
      $$select count(*) from public.officer_list_conversations(%L, 'A parent is worried')$$, $$
        select officer.person, player.id
        from tests.officer join public.players as player on player.school_id = officer.school
        where officer.duty = 'safeguarding' and age(player.date_of_birth) < interval '18 years'
      $$
    )
) as about_players (door, rule, call, expected);

insert into tests.doors (door, rule, subjects, call, expected) values
('team_contacts', 'the staff of the team and the owner', $$select tests.id('team ' || n) from generate_series(1, 12) as n$$,
  'select count(*) from public.team_contacts(%L)', 'select person, team from tests.manages'),
('open_team_conversation', 'the staff of the team and its families', $$select tests.id('team ' || n) from generate_series(1, 12) as n$$,
  'select public.open_team_conversation(%L)', $$
    select person, team from tests.looks_after
    union select person, team from tests.family_team
  $$),
('charge_team', 'the treasury', $$select tests.id('team ' || n) from generate_series(1, 12) as n$$,
  $$select public.charge_team(%L, 'Camp', 1000, current_date)$$, $$
    select treasurer.person, team.id from tests.treasurer join public.teams as team on team.school_id = treasurer.school
  $$),
('open_attendance', 'the staff of the team, not the owner', $$select tests.id(format('training %s 1', n)) from generate_series(1, 12) as n$$,
  'select count(*) from public.open_attendance(%L)', $$
    select looks_after.person, training.id
    from tests.looks_after join public.trainings as training on training.team_id = looks_after.team
  $$),
('remind_training', 'who plans for the team: its staff and the owner', $$select tests.id(format('training %s 1', n)) from generate_series(1, 12) as n$$,
  'select public.remind_training(%L)', $$
    select manages.person, training.id
    from tests.manages join public.trainings as training on training.team_id = manages.team
  $$),
('remind_match', 'who plans for the team: its staff and the owner', $$select id from public.matches order by id limit 12$$,
  'select public.remind_match(%L)', $$
    select manages.person, match.id
    from tests.manages join public.matches as match on match.team_id = manages.team
  $$),
('treasury_players', 'the treasury', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  'select count(*) from public.treasury_players(%L)', 'select person, school from tests.treasurer'),
('treasury_fees', 'the treasury', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  'select count(*) from public.treasury_fees(%L)', 'select person, school from tests.treasurer'),
('treasury_teams', 'the treasury', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  'select count(*) from public.treasury_teams(%L)', 'select person, school from tests.treasurer'),
('charge_plan', 'the treasury', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  $$select public.charge_plan(%L, '{}', 'Camp', '[{"amount_cents": 100, "due_on": "2026-01-01"}]')$$,
  'select person, school from tests.treasurer'),
('settle_statement', 'the treasury', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  $$select count(*) from public.settle_statement(%L, '[]')$$, 'select person, school from tests.treasurer'),
('settle_fees', 'the treasury', $$select tests.pick('fee', 'moved ' || n, 150) from generate_series(1, 15) as n$$,
  $$select public.settle_fees(array[%L]::uuid[], 'due', null, null, 'x')$$, $$
    select treasurer.person, fee.id from tests.treasurer join public.fees as fee on fee.school_id = treasurer.school
  $$),
('open_staff_conversation', 'the staff', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  'select public.open_staff_conversation(%L)', 'select person, school from tests.staff'),
('end_office', 'owner and administrators, and whoever holds it', $$select tests.id('school ' || n) from generate_series(1, 3) as n$$,
  $$select public.end_office(%L, tests.id('person 9'), 'treasurer')$$, $$
    select person, school from tests.oversees
    union
    select active.person, tests.id('school ' || n) from tests.active cross join generate_series(1, 3) as n
    where active.person = tests.id('person 9')
  $$),
('settle_fee', 'the treasury', $$select tests.pick('fee', 'settled ' || n, 150) from generate_series(1, 15) as n$$,
  $$select public.settle_fee(%L, 'paid', 'cash')$$, $$
    select treasurer.person, fee.id from tests.treasurer join public.fees as fee on fee.school_id = treasurer.school
  $$),
('remind_fees', 'the treasury', $$select tests.pick('fee', 'reminded ' || n, 150) from generate_series(1, 15) as n$$,
  'select public.remind_fees(array[%L]::uuid[])', $$
    select treasurer.person, fee.id from tests.treasurer join public.fees as fee on fee.school_id = treasurer.school
  $$),
('cancel_order', 'who buys, the guardian who pays, the treasury', $$select tests.pick('order', 'cancelled ' || n, 120) from generate_series(1, 20) as n$$,
  'select public.cancel_order(%L)', $$
    select active.person, bought.id from tests.active join public.orders as bought on bought.user_id = active.person
    union
    select family.person, bought.id from tests.family join public.orders as bought on bought.player_id = family.player where family.pays
    union
    select treasurer.person, bought.id from tests.treasurer join public.orders as bought on bought.school_id = treasurer.school
  $$),
('mark_shipped', 'the treasury', $$select tests.pick('order', 'shipped ' || n, 120) from generate_series(1, 15) as n$$,
  'select public.mark_shipped(%L)', $$
    select treasurer.person, bought.id from tests.treasurer join public.orders as bought on bought.school_id = treasurer.school
  $$),
('adjust_stock', 'the treasury', $$select tests.id('variant ' || n) from generate_series(1, 12) as n$$,
  'select public.adjust_stock(%L, 1)', $$
    select treasurer.person, variant.id from tests.treasurer join public.product_variants as variant on variant.school_id = treasurer.school
  $$),
('read_mental_ratings', 'coaches the child has now, no drafts of the player', $$
    select tests.id(format('assessment %s 1 %s', 1 + tests.dice('read ' || n, 150), kind))
    from generate_series(1, 10) as n cross join unnest(array['coach', 'self']) as kind
  $$,
  'select count(*) from public.read_mental_ratings(%L)', $$
    select coach.person, assessment.id
    from tests.coach join public.assessments as assessment on assessment.player_id = coach.player
    where assessment.kind = 'coach' or assessment.status <> 'draft'
  $$),
('send_message', 'current members', $$select tests.pick('chat', 'sent ' || n, 40) from generate_series(1, 20) as n$$,
  $$select public.send_message(%L, 'Hello')$$, 'select person, conversation from tests.talks_in'),
('set_message_reaction', 'current members',
  $$select 100001 + tests.dice('reacted ' || n, 100) from generate_series(1, 20) as n$$,
  $$select public.set_message_reaction(%L, '👍', true)$$, $$
    select talks_in.person, message.id
    from tests.talks_in join public.messages as message on message.conversation_id = talks_in.conversation
  $$),
('answer_poll', 'current members',
  $$select tests.id('poll ' || 100002 + 3 * tests.dice('answered ' || n, 50)) from generate_series(1, 20) as n$$,
  $$select public.answer_poll(%1$L, tests.option_of(%1$L), true)$$, $$
    select talks_in.person, poll.id
    from tests.talks_in join public.polls as poll on poll.conversation_id = talks_in.conversation
  $$),
('officer_read_conversation', 'the safeguarding officer, where a minor is or was or something about somebody else is reported',
  $$select tests.pick('chat', 'read ' || n, 40) from generate_series(1, 20) as n$$,
  $$select count(*) from public.officer_read_conversation(%L, 'A parent is worried')$$, $$
    select officer.person, conversation.id
    from tests.officer join public.conversations as conversation on conversation.school_id = officer.school
    where officer.duty = 'safeguarding'
      and (
        exists (
          select from public.conversation_members as seat
          join public.players as player on player.user_id = seat.user_id
          where seat.conversation_id = conversation.id and age(player.date_of_birth) < interval '18 years'
        )
        or exists (
          select from public.message_reports as report
          where report.conversation_id = conversation.id and report.status <> 'closed'
            and report.author_id is distinct from officer.person
        )
      )
  $$),
('set_report_status', 'the safeguarding officer, unless it is about them',
  $$select tests.id('report ' || 100000 + 7 * n) from generate_series(1, 20) as n$$,
  $$select public.set_report_status(%L, 'in_review')$$, $$
    select officer.person, report.id
    from tests.officer join public.message_reports as report on report.school_id = officer.school
    where officer.duty = 'safeguarding' and report.author_id is distinct from officer.person
  $$),
('decide_erasure', 'the owner about players, administrators about accounts', $$
    select tests.id(kind || n) from generate_series(1, 10) as n cross join unnest(array['erase player ', 'erase person ']) as kind
  $$,
  $$select public.decide_erasure(%L, false, 'Still playing')$$, $$
    select owner.person, request.id
    from tests.owner
    join public.players as player on player.school_id = owner.school
    join public.erasure_requests as request on request.player_id = player.id
    union
    select admin.person, request.id from tests.admin cross join public.erasure_requests as request where request.player_id is null
  $$),
('withdraw_erasure', 'whoever asked', $$
    select tests.id(kind || n) from generate_series(1, 10) as n cross join unnest(array['erase player ', 'erase person ']) as kind
  $$,
  $$select public.withdraw_erasure(%L)$$, $$
    select active.person, request.id
    from tests.active join public.erasure_requests as request on request.requested_by = active.person
  $$),
('set_account_status', 'administrators', $$select tests.id('person ' || n) from generate_series(1, 5) as n$$,
  $$select public.set_account_status(array[%L]::uuid[], 'suspended')$$, $$
    select admin.person, account.id from tests.admin cross join public.users as account
  $$),
('assign_role', 'administrators', $$select tests.id('person ' || n) from generate_series(1, 5) as n$$,
  $$select public.assign_role(array[%L]::uuid[], 'coach', tests.id('school 1'))$$, $$
    select admin.person, account.id from tests.admin cross join public.users as account
  $$),
('search_users', 'administrators', $$select 'person'$$,
  'select count(*) from public.search_users(%L)', $$select person, 'person' from tests.admin$$);

-- Whether somebody gets through. Nothing stays.
create function tests.is_let_in(person uuid, statement text)
returns boolean
language plpgsql
as $$
begin
  perform tests.act_as_person(person);
  execute statement;
  raise exception using errcode = 'UNDO1';
exception
  when insufficient_privilege then
    return false;
  when others then
    return true;
end;
$$;

-- One line per person who gets through where they should not, or not where they should.
create function tests.wrong_entries(door text)
returns setof text
language plpgsql
as $$
declare
  rule tests.doors := (select doors from tests.doors where doors.door = wrong_entries.door);
begin
  return query execute format(
    $query$
      with subject as (select distinct key::text as key from (%s) as subject (key)),
      expected as (
        select distinct person, key::text as key from (%s) as rule (person, key)
        where key::text in (select key from subject)
      ),
      tried as (
        select person, key from expected
        union
        select tests.person(format('tries %%s %%s', key, n)), key from subject cross join generate_series(1, 15) as n
        union
        select tests.anybody(), key from subject
      ),
      outcome as materialized (
        select tried.person, tried.key, tests.is_let_in(tried.person, format(%L, tried.key)) as is_in, expected.key is not null as may
        from tried left join expected on expected.person = tried.person and expected.key = tried.key
      )
      select format(
        '%%s, %s: too much %%s; missing %%s',
        coalesce((select name from tests.names where id = person), 'anybody'),
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where is_in), '-'),
        coalesce(string_agg(tests.name_of(key), ', ' order by key) filter (where may), '-')
      )
      from outcome
      where is_in <> may
      group by person
      order by 1
    $query$,
    rule.subjects, rule.expected, rule.call, door
  );
end;
$$;

-- The tables that somebody's copy of their own data has rows of.
create function tests.exported_tables()
returns setof text
language plpgsql
as $$
declare
  person uuid;
  copy jsonb;
begin
  for person in select active.person from tests.active loop
    perform tests.act_as_person(person);
    copy := public.export_my_data();
    perform tests.act_as_database();
    return query select jsonb_object_keys(copy -> 'tables');
  end loop;
end;
$$;
