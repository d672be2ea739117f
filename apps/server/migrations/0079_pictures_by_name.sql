-- Pictures of the whole library by name, read on piece by piece; those of one folder have the index of its names.
create index library_files_names on library_files (lower(name), id) where library_type = 1;
