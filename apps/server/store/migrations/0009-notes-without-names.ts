/** Notes of who sat down contained names, which outlived forgotten guests. Damaged rows stay as they are. */
export const notesWithoutNames = `
  update entries set entry = json_remove(entry, '$.note.who')
    where entry like '%"what":"seated"%'
      and case when json_valid(entry) then json_extract(entry, '$.note.what') = 'seated' else 0 end;
  update sights set frames = (
    select json_group_array(json(
      case when json_extract(frame.value, '$.note.what') = 'seated'
        then json_remove(frame.value, '$.note.who') else frame.value end
    ) order by frame.key) from json_each(sights.frames) as frame
  )
    where frames like '%"what":"seated"%' and json_valid(frames);
`;
