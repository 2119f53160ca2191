import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link within the app that stands in a text. */
export const TextLink = chakra(Link, {
  base: {
    color: 'ember.fg',
    fontWeight: '550',
    textDecoration: 'underline',
    textDecorationColor: 'ember.border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
