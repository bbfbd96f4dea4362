-- Pictures of a match: only with the consent of everybody in them, only for the families of the team.
begin;
select plan(49);

select tests.act_as_database();
update auth.users set email_confirmed_at = now() where true;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.named('ana'), tests.id('home'), 'Ana', 'Test', '2014-06-01'),
  (tests.named('ben'), tests.id('home'), 'Ben', 'Test', '2014-07-01');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('ana'), current_date - 60), (tests.id('team'), tests.id('ben'), current_date - 60);
-- the former coach is a father of the team here
insert into public.guardian_links (
  guardian_id, player_id, relationship, status, can_respond, accepted_at, confirmed_at, confirmed_by
)
values (tests.id('former_coach'), tests.id('ana'), 'father', 'active', true, now(), now(), tests.id('admin'));
insert into public.match_squad (match_id, player_id, role, shirt_number)
values (tests.id('played_match'), tests.id('ana'), 'starter', 9), (tests.id('played_match'), tests.id('ben'), 'not_called', null);
insert into storage.objects (bucket_id, name)
values
  ('match-pictures', tests.id('played_match') || '/picture.jpg'),
  ('match-pictures', tests.id('played_match') || '/left.jpg'),
  ('match-pictures', tests.id('rival_played_match') || '/rival_picture.jpg');

create function tests.add_picture(p_name text, variadic p_players text[]) returns uuid language sql as $$
  select public.add_match_picture(
    tests.id('played_match'), tests.id('played_match') || '/' || p_name,
    array(select tests.id(player) from unnest(p_players) as player where player <> '')
  )
$$;
create function tests.seen_pictures() returns text language sql as $$
  select coalesce(string_agg(split_part(path, '/', 2), ' ' order by split_part(path, '/', 2)), '') from public.match_pictures
$$;
create function tests.is_queued(p_name text) returns boolean language sql security definer as $$
  select exists (
    select from private.file_deletions
    where bucket_id = 'match-pictures' and name = tests.id('played_match') || '/' || p_name and deleted_at is null
  )
$$;
grant execute on all functions in schema tests to public;
grant select on tests.names to public;

-- Who reads them ----------------------------------------------------------------------------

select tests.act_as('coach');
select is(tests.seen_pictures(), 'picture.jpg', 'a coach sees the pictures of the own team');
select tests.act_as('owner');
select is(tests.seen_pictures(), 'other_picture.jpg picture.jpg', 'an owner those of the school');
select tests.act_as('parent');
select is(tests.seen_pictures(), 'picture.jpg', 'a family those that are published with the report');
select tests.act_as('player');
select is(tests.seen_pictures(), 'picture.jpg', 'and so does the player');
select tests.act_as('former_coach');
select is(tests.seen_pictures(), 'picture.jpg', 'so does the family of a team mate who is not in it');
select is_empty($$select from public.match_picture_players$$, 'which is not told who is');
select tests.act_as('parent');
select results_eq(
  $$select player_id from public.match_picture_players$$, $$values (tests.id('child'))$$, 'a family reads the tag of its child'
);
select tests.act_as('other_parent');
select is(tests.seen_pictures(), '', 'neither another team''s draft nor the pictures of a child one only claims');
select tests.act_as('other_coach');
select is(tests.seen_pictures(), 'other_picture.jpg', 'a coach of another team sees none of this one');
select tests.act_as('admin');
select is(tests.seen_pictures(), '', 'an administrator none');
select tests.act_as('rival_owner');
select is(tests.seen_pictures(), 'rival_picture.jpg', 'the rival its own');
select tests.act_as('anon');
select throws_ok($$select from public.match_pictures$$, '42501', null, 'a visitor none');

select tests.act_as_database();
update public.match_reports set is_published = false where match_id = tests.id('played_match');
select tests.act_as('parent');
select is(tests.seen_pictures(), '', 'taken back with the report, families see them no more');
select is_empty($$select from storage.objects where bucket_id = 'match-pictures'$$, 'nor the files');
select tests.act_as('coach');
select is(tests.seen_pictures(), 'picture.jpg', 'the staff does');
select tests.act_as_database();
update public.match_reports set is_published = true where match_id = tests.id('played_match');

-- Files -------------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$select name from storage.objects where bucket_id = 'match-pictures'$$,
  $$values (tests.id('played_match') || '/picture.jpg')$$, 'a family fetches what it sees and nothing else'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'match-pictures/' || tests.id('played_match') || '/x.jpg')$$,
  '42501', null, 'and uploads nothing'
);
select is_empty($$delete from storage.objects where bucket_id = 'match-pictures' returning id$$, 'nor deletes a file');
select tests.act_as('coach');
select lives_ok(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('incoming', 'match-pictures/' || tests.id('played_match') || '/x.jpg', tests.id('coach'))$$, 'the coach uploads'
);
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('incoming', 'match-pictures/' || tests.id('other_played_match') || '/x.jpg')$$,
  '42501', null, 'not to another team''s match'
);
select is_empty($$delete from storage.objects where bucket_id = 'match-pictures' returning id$$, 'a file goes with its row alone');

-- Adding ------------------------------------------------------------------------------------

select is(
  array(select public.pictured_players(tests.id('played_match'))), array[tests.id('child')],
  'the coach knows whose family agrees, of those called up'
);
select lives_ok($$select tests.add_picture('crowd.jpg', '')$$, 'a picture on which nobody can be recognised');
select lives_ok($$select tests.add_picture('goal.jpg', 'child')$$, 'one of a child whose family agrees');
select throws_ok($$select tests.add_picture('both.jpg', 'child', 'ana')$$, 'P0001', 'consent_missing', 'not one of a child whose family was not asked');
select throws_ok($$select tests.add_picture('ben.jpg', 'ben')$$, 'P0001', 'player_not_called', 'nor of one who was not called up');
select throws_ok($$select tests.add_picture('twice.jpg', 'child', 'child')$$, 'P0001', 'player_twice', 'nobody stands there twice');
select throws_ok($$select tests.add_picture('goal.jpg', 'child')$$, '23505', null, 'a file is shown once');
select throws_ok(
  $$select public.add_match_picture(tests.id('played_match'), tests.id('rival_played_match') || '/rival_picture.jpg', '{}')$$,
  '23514', null, 'a file of another match is none of this one'
);
select throws_ok(
  $$select public.add_match_picture(tests.id('match'), tests.id('match') || '/x.jpg', '{}')$$, 'P0001', 'match_not_played',
  'of a match that has begun'
);
select throws_ok(
  $$insert into public.match_pictures (match_id, path) values (tests.id('played_match'), tests.id('played_match') || '/y.jpg')$$,
  '42501', null, 'by the function alone'
);
select throws_ok(
  $$insert into public.match_picture_players (picture_id, player_id) values (tests.id('picture'), tests.id('ben'))$$,
  '42501', null, 'tags too'
);
select throws_ok($$update public.match_pictures set path = path$$, '42501', null, 'nothing is changed afterwards');
select throws_ok($$delete from public.match_picture_players$$, '42501', null, 'and no tag is taken away');
select tests.act_as('other_coach');
select throws_ok($$select tests.add_picture('z.jpg', '')$$, '42501', 'match_not_writable', 'not by a coach of another team');
select is_empty($$select public.pictured_players(tests.id('played_match'))$$, 'who does not learn who agrees');
select tests.act_as('parent');
select throws_ok($$select tests.add_picture('z.jpg', '')$$, '42501', 'match_not_writable', 'nor by a family');
select is_empty($$delete from public.match_pictures returning id$$, 'which deletes none either');
select tests.act_as('rival_owner');
select throws_ok($$select tests.add_picture('z.jpg', '')$$, '42501', 'match_not_writable', 'nor by the rival');

select tests.act_as_database();
insert into public.match_pictures (match_id, path)
select tests.id('played_match'), tests.id('played_match') || '/' || n || '.jpg' from generate_series(1, 9) as n;
select tests.act_as('coach');
select throws_ok($$select tests.add_picture('z.jpg', '')$$, 'P0001', 'too_many_pictures', 'twelve at most');
select isnt_empty(
  $$delete from public.match_pictures where path ~ '/[1-9].jpg$' or path like '%crowd%' returning id$$, 'the coach takes them away again'
);

-- Gone for good -----------------------------------------------------------------------------

select tests.act_as_database();
insert into public.match_pictures (id, match_id, path)
values (tests.named('pair'), tests.id('played_match'), tests.id('played_match') || '/left.jpg');
insert into public.match_picture_players (picture_id, player_id)
values (tests.id('pair'), tests.id('ana')), (tests.id('pair'), tests.id('child'));
select is((select count(*) from private.shown_files() where bucket_id = 'match-pictures'), 5::bigint, 'the sweep knows what is shown');
select is(tests.is_queued('picture.jpg'), false, 'nothing is to be deleted yet');
select isnt(private.erase_player(tests.id('ana')), null, 'a child is erased');
select is(
  (select count(*) from public.match_picture_players where picture_id = tests.id('pair')), 0::bigint,
  'the picture goes, also with another child in it'
);
select is(tests.is_queued('left.jpg'), true, 'and its file');
select tests.act_as('parent');
select lives_ok($$select public.decide_consent(tests.id('child'), 'photo_video', false)$$, 'a family withdraws its consent');
select tests.act_as('coach');
select is(tests.seen_pictures(), '', 'every picture of the child is gone');
select tests.act_as_database();
select is(tests.is_queued('picture.jpg'), true, 'with the file');

select * from finish();
rollback;
