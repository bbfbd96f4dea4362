-- Administrators write the words of notifications: who may, what is refused, and that nobody overwrites unseen.
begin;
select plan(40);

create function tests.try_words(
  p_subject text, p_body text, p_full text default null, p_kind text default 'task_assigned', p_seen_at timestamptz default null
)
returns timestamptz
language sql
as $$ select public.write_news_words(p_kind, 'de', p_subject, p_body, p_full, p_seen_at) $$;
grant execute on all functions in schema tests to public;

select tests.act_as('owner');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'owner reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'owner writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'owner removes none');
select tests.act_as('coach');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'coach reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'coach writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'coach removes none');
select tests.act_as('parent');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'parent reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'parent writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'parent removes none');
select tests.act_as('player');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'player reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'player writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'player removes none');
select tests.act_as('suspended');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'suspended reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'suspended writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'suspended removes none');
select tests.act_as('anon');
select throws_ok($$select public.list_news_words()$$, '42501', null, 'anon reads no words');
select throws_ok($$select tests.try_words('Hallo', 'Hallo')$$, '42501', null, 'anon writes none');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now())$$, '42501', null, 'anon removes none');

select tests.act_as('admin');
select throws_ok($$select * from public.read_news_words()$$, '42501', null, 'the workers'' door is closed to administrators');
select throws_ok($$select tests.try_words('Hallo', 'Hallo', null, 'made_up')$$, 'P0001', 'kind_unknown', 'only kinds there are');
select throws_ok($$select tests.try_words(E'Hallo\r\nBcc: x@evil.test', 'Hallo')$$, 'P0001', 'text_refused', 'a subject is no header');
select throws_ok($$select tests.try_words('Hallo' || chr(8232) || 'x', 'Hallo')$$, 'P0001', 'text_refused', 'nor in a strange line break');
select throws_ok($$select tests.try_words('Hallo', E'Hal\x07lo')$$, 'P0001', 'text_refused', 'no control characters in a text');
select throws_ok($$select tests.try_words('', 'Hallo')$$, 'P0001', 'text_refused', 'a subject is not empty');
select throws_ok($$select tests.try_words(repeat('x', 121), 'Hallo')$$, 'P0001', 'text_refused', 'and not longer than a line');
select throws_ok($$select tests.try_words('Neu für {player}', 'Hallo')$$, 'P0001', 'unknown_variable', 'a subject names no child');
select throws_ok($$select tests.try_words('Neu', 'Hallo {secret}')$$, 'P0001', 'unknown_variable', 'a text names what there is');
select throws_ok($$select tests.try_words('Neu', 'Hallo {player')$$, 'P0001', 'unknown_variable', 'half a variable is none');
select throws_ok($$select tests.try_words('Neu', 'Hallo', 'Hallo', 'award_won')$$, 'P0001', 'text_refused', 'no second text where there is one only');
select throws_ok($$select tests.try_words('Einladung', 'Komm zu {school}.', null, 'invitation')$$, 'P0001', 'missing_variable', 'an invitation says as what');
select throws_ok($$select tests.try_words('Beleg', 'Vertrag {contract}.', 'Vertrag {contract}.', 'notice_received')$$, 'P0001', 'missing_variable', 'a receipt says when');

select tests.act_as_database();
create temporary table written (at timestamptz);
grant select, insert, update on written to public;
select tests.act_as('admin');
select lives_ok($$insert into written select tests.try_words('Neue Aufgabe', E'Schau <b>rein</b>.\nDanke.', 'Für {player}.')$$, 'words are written');
select results_eq(
  $$select word ->> 'subject', word ->> 'full_body', (word ->> 'updated_at')::timestamptz from public.list_news_words(), jsonb_array_elements(words) as word$$,
  $$select 'Neue Aufgabe', 'Für {player}.', at from written$$, 'and listed'
);
select throws_ok($$select tests.try_words('Zweite', 'Zweite')$$, 'P0001', 'words_changed', 'whoever has not seen them writes nothing over');
select throws_ok($$select public.remove_news_words('task_assigned', 'de', now() - interval '1 day')$$, 'P0001', 'words_changed', 'nor removes them');
select lives_ok($$update written set at = tests.try_words('Zweite', 'Zweite', null, 'task_assigned', at)$$, 'whoever has seen them may');
select tests.act_as_database();
select results_eq($$select subject, full_body from public.read_news_words()$$, $$values ('Zweite', null::text)$$, 'the workers read the newest');
select tests.act_as('admin');
select lives_ok($$select public.remove_news_words('task_assigned', 'de', at) from written$$, 'back to the standard words');
select is_empty($$select from public.list_news_words() where words <> '[]'$$, 'nothing is left of them');
select tests.act_as_database();
select results_eq(
  $$select action, count(*) from public.audit_log where action like 'news_words%' group by 1 order by 1$$,
  $$values ('news_words_changed', 2::bigint), ('news_words_removed', 1::bigint)$$, 'all of it is written down'
);

select * from finish();
rollback;
