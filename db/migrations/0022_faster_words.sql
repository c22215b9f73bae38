-- The same words as before in half the time: every kind of space is made the usual one and the text is cut there, without a
-- regular expression. A no-break space parts words now, as it does for readers.
CREATE OR REPLACE FUNCTION words_of(s text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left(word, 200)
  FROM string_to_table(
    translate(vi_fold(s), E'\t\n\x0b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000', repeat(' ', 24)), ' ') AS word
  WHERE word <> '' ORDER BY 1);
