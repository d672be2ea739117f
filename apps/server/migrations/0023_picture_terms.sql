-- Which pictures of the library a word may mean, those first of whose name it says most, however many share the word.
create table picture_terms (
  word text not null,
  name_length int not null,
  picture_id bigint not null,
  -- Two words are asked for together by walking both in this order.
  primary key (word, name_length, picture_id)
);

insert into picture_terms (word, name_length, picture_id)
select unnest(picture_words(name)), char_length(name), id from library_files where library_type = 1;

create function keep_picture_terms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.library_type = 1 then
    delete from picture_terms
    where word = any (picture_words(old.name)) and name_length = char_length(old.name) and picture_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.library_type = 1 then
    insert into picture_terms (word, name_length, picture_id)
    select unnest(picture_words(new.name)), char_length(new.name), new.id;
  end if;
  return null;
end $$;
create trigger library_files_terms after insert or delete or update of name, library_type on library_files
  for each row execute function keep_picture_terms();

drop index library_files_words;
