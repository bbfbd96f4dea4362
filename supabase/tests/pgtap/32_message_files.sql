-- Files in messages: who sends them, whom a picture may show, who reads them and how they go.
begin;
select plan(50);

create function tests.file(conversation text, file text, kind text default 'picture')
returns jsonb
language sql
security definer
as $$
  select jsonb_build_object(
    'kind', kind, 'path', tests.id(conversation) || '/' || file || case kind when 'picture' then '.jpg' else '.pdf' end,
    'name', file, 'byte_count', 1000
  ) || case kind when 'picture' then '{"width": 800, "height": 600}'::jsonb else '{}' end;
$$;

create function tests.file_states()
returns table (name text, is_withdrawn boolean, words text, is_deleted boolean)
language sql
security definer
as $$
  select file.name, file.withdrawn_at is not null, message.body, message.deleted_at is not null
  from public.message_files as file
  join public.messages as message on message.id = file.message_id
  order by file.name;
$$;

create function tests.is_queued(file text)
returns boolean
language sql
security definer
as $$
  select exists (
    select from private.file_deletions
    where bucket_id = 'message-files' and private.file_deletions.name like '%/' || file || '.%' and deleted_at is null
  );
$$;

create function tests.message_of(file text)
returns bigint
language sql
security definer
as $$
  select message_id from public.message_files where name = file;
$$;

grant execute on all functions in schema tests to public;
grant select on tests.names to public;

select tests.act_as_database();
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('ben'), tests.id('home'), 'Ben', 'Test', '2014-07-01');
select tests.named('try');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('ben'), current_date - 60);
insert into storage.objects (bucket_id, name)
select 'message-files', tests.id('team_chat') || '/' || name
from unnest(array['goal.jpg', 'again.jpg', 'plan.pdf', 'bus.jpg']) as name;

-- Whom a picture may show ---------------------------------------------------------------------

select tests.act_as('coach');
select is(
  (select has_consent from public.message_players(tests.id('team_chat')) where player_id = tests.id('child')),
  true, 'the coach may show a player whose family agrees to photos'
);
select is(
  (select has_consent from public.message_players(tests.id('team_chat')) where player_id = tests.id('ben')),
  false, 'and is told whose family was never asked'
);
select is_empty(
  $$select from public.message_players(tests.id('team_chat')) where player_id = tests.id('other_child')$$,
  'players of other teams are not among them'
);
select tests.act_as('parent');
select results_eq(
  $$select player_id from public.message_players(tests.id('team_chat'))$$,
  $$values (tests.id('child'))$$, 'a guardian may show the own child'
);
select tests.act_as('player');
select throws_ok($$select * from public.message_players(tests.id('team_chat'))$$, '42501', 'adults_only', 'a minor sends no files');
select tests.act_as('rival_coach');
select throws_ok($$select * from public.message_players(tests.id('team_chat'))$$, '42501', 'not_a_member', 'nor does who is not in the conversation');

-- Sending ---------------------------------------------------------------------------------------

select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'spy'))$$,
  '42501', 'not_a_member', 'a file of somebody else is refused'
);
select tests.act_as('player');
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'selfie'))$$,
  '42501', 'adults_only', 'and of a minor'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'message-files/' || tests.id('team_chat') || '/x.jpg')$$,
  '42501', null, 'who cannot even put it down'
);
select tests.act_as('coach');
select lives_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'message-files/' || tests.id('team_chat') || '/x.jpg', tests.id('coach')::text)$$,
  'an adult of the conversation puts a file down'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'message-files/' || tests.id('rival_team_chat') || '/x.jpg', tests.id('coach')::text)$$,
  '42501', null, 'not for a foreign one'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal'), array[tests.id('ben')])$$,
  'P0001', 'consent_missing', 'a player whose family has not agreed is not shown'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal'), array[tests.id('other_child')])$$,
  'P0001', 'player_unknown', 'nor one of another team'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('family_chat', 'goal'))$$,
  '23514', null, 'a file lies in the folder of its conversation'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal') || '{"byte_count": 20000000}')$$,
  '23514', null, 'is no larger than ten megabytes'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal') || '{"width": null}')$$,
  '23514', null, 'a picture has a size'
);
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'run', 'document') || jsonb_build_object('path', tests.id('team_chat') || '/run.exe'))$$,
  '23514', null, 'and a document is a PDF'
);
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'x', null, jsonb_build_object('kind', 'file', 'id', gen_random_uuid()))$$,
  'P0001', 'attachment_invalid', 'nobody points to a file past the function'
);
select is(
  (public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal'), array[tests.id('child')], 'What a goal', tests.id('try'))).body,
  'What a goal', 'a picture with words'
);
select is(
  (public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'again'), array[tests.id('child')], 'What a goal', tests.id('try'))).id,
  tests.message_of('goal'), 'sent twice is stored once'
);
select is(tests.is_queued('again'), true, 'and the second file goes');
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'goal'))$$,
  '23505', null, 'the same file is not sent as another message'
);
select lives_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'plan', 'document'))$$, 'a document without words'
);
select lives_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'bus'), array[tests.id('child')])$$, 'a picture without words'
);
select is(
  (select name from public.message_files where path like '%/plan.pdf'), 'plan', 'a document has the name it came with'
);
select lives_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'odd', 'document') || jsonb_build_object('name', E'../a\nb/c'))$$,
  'a strange name'
);
select is((select name from public.message_files where path like '%/odd.pdf'), '.. a b c', 'is made harmless');

-- Reading ---------------------------------------------------------------------------------------

select tests.act_as('parent');
select is((select count(*)::int from public.message_files where name <> 'Picture'), 4, 'members read them');
select is((select count(*)::int from storage.objects where bucket_id = 'message-files'), 3, 'and the files themselves');
select throws_ok($$select from public.message_file_players$$, '42501', null, 'nobody reads who is in a picture');
select throws_ok($$update public.message_files set name = 'x'$$, '42501', null, 'nobody writes the table');
select tests.act_as('rival_coach');
select is_empty($$select from public.message_files where conversation_id = tests.id('team_chat')$$, 'a rival reads none');
select is_empty($$select from storage.objects where bucket_id = 'message-files'$$, 'nor a file');
select tests.act_as('owner');
select is_empty($$select from public.message_files where conversation_id = tests.id('team_chat')$$, 'an owner who is not in the conversation neither');

-- Going -----------------------------------------------------------------------------------------

select tests.act_as('parent');
select throws_ok($$select public.delete_message(tests.message_of('plan'))$$, '42501', 'message_not_yours', 'nobody takes away what others sent');
select lives_ok($$select public.report_message(tests.message_of('plan'), 'Not for us')$$, 'but reports it');
select tests.act_as('coach');
select lives_ok($$select public.delete_message(tests.message_of('plan'))$$, 'deleted by its author');
select is_empty($$select from public.message_files where name = 'plan'$$, 'the members do not see it any more');
select is(tests.is_queued('plan'), false, 'while the report is open it stays');
select tests.act_as('officer');
select results_eq($$select name from public.message_files where name <> 'Picture'$$, $$values ('plan')$$, 'for the officer alone');
select lives_ok(
  $$select public.set_report_status((select id from public.message_reports where reason = 'Not for us'), 'in_review')$$,
  'who looks into it'
);
select lives_ok(
  $$select public.set_report_status((select id from public.message_reports where reason = 'Not for us'), 'closed', 'Settled')$$,
  'and closes it'
);
select is(tests.is_queued('plan'), true, 'with the report it goes for good');

select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'a family withdraws its consent to photos');
select results_eq(
  $$select name from public.message_files where name <> 'Picture' order by name$$, $$values ('.. a b c')$$, 'and every picture of the child goes'
);
select is(tests.is_queued('goal'), true, 'with its file');
select is((select attachment from public.messages where body = 'What a goal'), null, 'the words beside it stay');
select is(
  (select count(*)::int from public.messages where conversation_id = tests.id('team_chat') and body = '' and deleted_at is not null), 2,
  'a message that was only a picture is deleted'
);
select tests.act_as_database();
insert into public.message_files (school_id, conversation_id, message_id, kind, path, name, byte_count, sent_by)
select tests.id('home'), tests.id('staff_chat'), null, 'document', tests.id('staff_chat') || '/' || place || '.pdf', 'Plan', 10, tests.id('coach')
from generate_series(1, 40) as place;
select tests.act_as('coach');
select throws_ok(
  $$select public.send_message_file(tests.id('team_chat'), tests.file('team_chat', 'more', 'document'))$$,
  'P0001', 'too_many_files', 'forty files an hour are enough'
);
select lives_ok($$select public.send_message(tests.id('team_chat'), 'Only words')$$, 'words go on');

select * from finish();
rollback;
