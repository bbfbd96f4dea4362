-- Consents, concerns about a child's safety, copies of one's data and being forgotten.
begin;
select plan(84);

-- The photo ---------------------------------------------------------------------------------
select tests.act_as('parent');
select lives_ok(
  $$select public.set_player_photo(tests.id('child'), tests.id('child') || '/new.jpg')$$,
  'a guardian who decides shows a photo the family agreed to'
);
select throws_ok(
  $$select public.set_player_photo(tests.id('child'), tests.id('other_child') || '/new.jpg')$$, '23514', null,
  'no photo of another child''s folder'
);
select throws_ok(
  $$select public.set_player_photo(tests.id('other_child'), null)$$, '42501', 'player_not_yours', 'not another child''s'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.set_player_photo(tests.id('child'), null)$$, '42501', 'player_not_yours', 'a pending guardian does not'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.set_player_photo(tests.id('child'), null)$$, '42501', 'player_not_yours', 'another school does not'
);
select tests.act_as('player');
select throws_ok(
  $$select public.set_player_photo(tests.id('child'), null)$$, '42501', 'player_not_yours',
  'a child below the age of consent does not'
);

-- Consents ----------------------------------------------------------------------------------
select tests.act_as('parent');
select lives_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'a guardian withdraws as easily as they gave'
);
select results_eq(
  $$select is_given from public.current_consents where purpose = 'photo_video'$$, $$values (false)$$, 'the last word counts'
);
select is((select count(*) from public.consents where purpose = 'photo_video'), 2::bigint, 'and what was said before stays on record');
select throws_ok(
  $$select public.decide_consent(tests.id('other_child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'for the own child only'
);
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'marketing', true)$$, 'P0001', 'consent_text_missing',
  'nobody agrees to words that do not exist'
);
select throws_ok(
  $$insert into public.consents (player_id, purpose, is_given, text_version, locale, method)
    values (tests.id('child'), 'photo_video', true, 1, 'en', 'app')$$, '42501', null, 'and nobody past the function'
);
select tests.act_as('player');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'below the age of digital consent the child does not decide'
);
select tests.act_as_database();
update public.players set date_of_birth = current_date - interval '16 years' where id = tests.id('child');
select tests.act_as('parent');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'from that age on the guardian does not'
);
select tests.act_as('player');
select results_eq(
  $$select needs_renewal from public.current_consents where purpose = 'photo_video'$$, $$values (true)$$, 'the young person is asked anew'
);
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, 'and decides alone');
select results_eq(
  $$select needs_renewal from public.current_consents where purpose = 'photo_video'$$, $$values (false)$$, 'then it is settled'
);
select tests.act_as_database();
update public.players set date_of_birth = '2014-05-01' where id = tests.id('child');
update public.guardian_links set can_consent = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.decide_consent(tests.id('child'), 'photo_video', true)$$, '42501', 'consent_not_yours',
  'a guardian without that right does not decide'
);
select tests.act_as_database();
update public.guardian_links set can_consent = true where id = tests.id('parent_of_child');

select tests.act_as('coach');
select isnt_empty($$select from public.current_consents where player_id = tests.id('child')$$, 'a coach knows whom to photograph');
select is_empty($$select from public.consents where player_id = tests.id('other_child')$$, 'in the own squad');
select throws_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', 'Folder 3')$$, '42501', 'consent_not_yours',
  'a coach records no signatures'
);
select tests.act_as('officer');
select lives_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', 'Folder 3')$$, 'the safeguarding officer does'
);
select throws_ok(
  $$select public.record_paper_consent(tests.id('child'), 'photo_video', true, 'mother', ' ')$$, '23514', null,
  'and says where the sheet is kept'
);
select throws_ok(
  $$select public.record_paper_consent(tests.id('rival_child'), 'photo_video', true, 'mother', 'Folder 3')$$, '42501', 'consent_not_yours',
  'in the own school'
);
select tests.act_as_database();
select throws_ok($$update public.consents set is_given = true$$, '42501', 'append_only', 'a consent is never rewritten');
select throws_ok($$delete from public.consents$$, '42501', 'append_only', 'or removed');
select tests.act_as('anon');
select isnt_empty($$select body from public.consent_texts$$, 'everybody may read the words');

-- Concerns ----------------------------------------------------------------------------------
create temporary table receipts (name text, code text) on commit drop;
create temporary table challenges (name text, challenge uuid, bits int, wait_seconds int) on commit drop;
grant all on receipts, challenges to anon, authenticated;
insert into challenges
select names.name, started.*
from (values ('home', tests.id('home')), ('officer', tests.id('home')), ('nowhere', null), ('short', null)) as names (name, school)
cross join lateral public.start_concern(names.school) as started;
select bag_eq($$select distinct bits, wait_seconds from challenges$$, $$values (15, 0), (16, 0)$$, 'a report costs a visitor a moment of computing');
select lives_ok(
  $$insert into receipts select 'home', public.report_concern(
      'A child came home crying twice.', tests.id('home'),
      p_challenge => challenge, p_nonce => tests.work_off(challenge, bits)
    ) from challenges where name = 'home'$$,
  'a concern can be raised without an account'
);
select lives_ok(
  $$insert into receipts select 'officer', public.report_concern(
      'The officer himself shouts.', tests.id('home'), p_is_about_officer => true,
      p_challenge => challenge, p_nonce => tests.work_off(challenge, bits)
    ) from challenges where name = 'officer'$$,
  'also about the officer'
);
select lives_ok(
  $$insert into receipts select 'nowhere', public.report_concern(
      'A man films the training.', null, 'FC Somewhere',
      p_challenge => challenge, p_nonce => tests.work_off(challenge, bits)
    ) from challenges where name = 'nowhere'$$,
  'also where the school is not known'
);
select throws_ok(
  $$select public.report_concern('bad', p_challenge => challenge, p_nonce => tests.work_off(challenge, bits))
    from challenges where name = 'short'$$, '23514', null, 'it says what happened'
);
select throws_ok($$select public.report_concern(repeat('x', 5001))$$, 'P0001', 'text_too_long', 'within 5,000 characters');
select results_eq(
  $$select status::text, entries from public.follow_concern((select code from receipts where name = 'home'))$$,
  $$values ('open', '[]'::jsonb)$$, 'the receipt code tells the state'
);
select results_eq(
  $$select status::text from receipts, public.follow_concern(lower(left(code, 4) || ' - ' || right(code, 16))) where name = 'home'$$,
  $$values ('open')$$, 'however it is typed'
);
select is_empty($$select from public.follow_concern('guess')$$, 'a made-up code tells nothing');
select throws_ok($$select public.add_to_concern('guess', 'Me too')$$, 'P0001', 'concern_unknown', 'and adds nothing');
select lives_ok(
  $$select public.add_to_concern(code, ' It happened again. ') from receipts where name = 'home'$$, 'with the code one adds something'
);
select throws_ok($$select from public.concerns$$, '42501', null, 'and opens nothing');
select results_eq($$select name from public.find_schools('hom')$$, $$values ('Home')$$, 'a visitor finds the school by its name');
select is_empty($$select from public.find_schools('ho') union all select from public.find_schools('%%%')$$, 'from three letters on');

select tests.act_as('officer');
select isnt_empty($$select from public.notifications where kind = 'concern_raised' and link = '/dashboard/coach/safety'$$, 'the officer is told');
select isnt_empty($$select from public.concerns where body like 'A child came home%'$$, 'it reaches the school''s officer');
select is_empty($$select from public.concerns where body like 'The officer himself%'$$, 'unless it is about them');
select throws_ok($$update public.concerns set status = 'in_review'$$, '42501', null, 'no state is written past the function');
select lives_ok($$select public.set_concern_status(tests.id('concern'), 'in_review')$$, 'who takes it up');
select throws_ok($$select public.set_concern_status(tests.id('concern'), 'open')$$, 'P0001', 'concern_state', 'never pretends it was not read');
select throws_ok($$select public.set_concern_status(tests.id('concern'), 'closed', ' ')$$, 'P0001', 'note_required', 'nor closes it without a word');
select lives_ok($$select public.set_concern_status(tests.id('concern'), 'closed', 'Spoke with everybody')$$, 'closes it with one');
select results_eq(
  $$select handled_by_name, note_count from public.list_concerns('closed')$$, $$values ('Officer Test', 3::bigint)$$, 'and is responsible'
);
select throws_ok($$update public.concerns set body = 'Nothing happened' where id = tests.id('concern')$$, '42501', null, 'or rewrites it');
select throws_ok($$delete from public.concerns where id = tests.id('concern')$$, '42501', null, 'or removes it');
select throws_ok($$select public.set_concern_status(tests.id('rival_concern'), 'in_review')$$, '42501', 'concern_not_yours', 'the rival''s is not theirs');
select lives_ok(
  $$insert into public.concern_notes (concern_id, kind, body)
    select id, 'reply', 'Thank you, we look into it.' from public.concerns where body like 'A child came home%'$$,
  'the officer answers'
);
select throws_ok(
  $$insert into public.concern_notes (concern_id, kind, body) values (tests.id('concern'), 'addition', 'I was wrong')$$,
  '42501', null, 'never in the reporter''s name'
);
select tests.act_as('anon');
select results_eq(
  $$select entry ->> 'kind', entry ->> 'body'
    from receipts, public.follow_concern(receipts.code) as followed, jsonb_array_elements(followed.entries) as entry
    where receipts.name = 'home' order by 1$$,
  $$values ('addition', 'It happened again.'), ('reply', 'Thank you, we look into it.')$$, 'and the reporter reads it with the code'
);
select tests.act_as('owner');
select is_empty($$select from public.concerns$$, 'an owner who is not the officer sees none: it may be about them');
select is_empty(
  $$select from public.audit_log where action like 'concern%'$$, 'nor in the log'
);
select tests.act_as('coach');
select is_empty($$select from public.concerns$$, 'nor does a coach');
select tests.act_as('admin');
select results_eq(
  $$select count(*) from public.concerns where not is_for_platform$$, $$values (0::bigint)$$,
  'an administrator sees what was sent to the platform only'
);
select isnt_empty($$select from public.concerns where body like 'A man films%'$$, 'such as a school nobody knows');
select tests.act_as('parent');
select isnt_empty($$select from public.concerns where id = tests.id('concern')$$, 'who reported sees the own report');
select results_eq(
  $$select body from public.concern_notes$$, $$values ('Thank you, we look into it.')$$, 'and the answer, not the officer''s notes'
);
select lives_ok(
  $$select public.report_concern('The gate stands open to the street.', tests.id('home'))$$, 'whoever is signed in reports at once'
);

-- Copies and being forgotten ----------------------------------------------------------------
select tests.act_as('parent');
select is(
  public.export_child_data(tests.id('child')) #>> '{tables,medical_notes,0,allergies}', 'wasps',
  'a guardian takes a copy of everything about the child'
);
select ok(
  not public.export_child_data(tests.id('child'))::text like '%' || tests.id('coach') || '%',
  'in which nobody else is named'
);
select throws_ok(
  $$select public.export_child_data(tests.id('other_child'))$$, '42501', 'not_your_child', 'of the own child'
);
select is(
  public.export_my_data() #>> '{tables,parent_profiles,0,emergency_phone}', '+49 160 1', 'and a copy of the own data'
);
select tests.act_as('coach');
select throws_ok($$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'a coach takes none');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, '42501', 'not_your_child', 'and asks for nobody');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), true)$$, '42501', 'not_your_decision', 'nor decides'
);
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'nor takes it back'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), true)$$, '42501', 'not_your_decision', 'nor does the rival''s owner'
);
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'who withdraws nothing either'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, '42501', 'not_your_request', 'nor the own owner, who can only answer'
);
select tests.act_as('parent');
select is(
  (public.withdraw_erasure(tests.id('account_erasure'))).status::text, 'withdrawn', 'whoever asked takes the request back'
);
select is(
  (public.withdraw_erasure(tests.id('account_erasure'))).status::text, 'withdrawn', 'and a second tap changes nothing'
);
select lives_ok($$select public.request_erasure()$$, 'a withdrawn request does not stand in the way of another');
select tests.act_as('parent');
select throws_ok($$select public.request_erasure(tests.id('child'))$$, 'P0001', 'already_requested', 'one request at a time');
select tests.act_as('owner');
select throws_ok(
  $$select public.decide_erasure(tests.id('child_erasure'), false)$$, 'P0001', 'reason_required', 'a refusal has a reason'
);
select is(
  (public.decide_erasure(tests.id('child_erasure'), true)).status::text, 'done', 'the owner approves and it is done'
);
select tests.act_as('parent');
select isnt_empty($$select from public.notifications where kind = 'erasure_approved'$$, 'and whoever asked is told');
select throws_ok(
  $$select public.withdraw_erasure(tests.id('child_erasure'))$$, 'P0001', 'illegal_move', 'what is done cannot be taken back'
);
select tests.act_as_database();
select results_eq(
  $$select first_name, last_name, date_of_birth, user_id,
      (select count(*) from public.medical_notes where player_id = tests.id('child'))
    from public.players where id = tests.id('child')$$,
  $$values ('-', '-', date '2014-01-01', null::uuid, 0::bigint)$$,
  'what remains has no name, no birthday, no account and no health'
);

select * from finish();
rollback;
