import { Center, Image } from '@chakra-ui/react';
import { LuFileText } from 'react-icons/lu';

const SIZE = { w: '12', h: '16', borderRadius: 'l1', flexShrink: 0 } as const;

/** The small picture of a document, or a sheet where there is none; as large before it comes as after. */
export function Thumbnail({ url }: { url: string | undefined }) {
  if (url === undefined)
    return (
      <Center {...SIZE} bg="bg.muted" borderWidth="1px" color="fg.subtle" fontSize="xl" aria-hidden="true">
        <LuFileText />
      </Center>
    );
  return (
    <Image
      {...SIZE}
      src={url}
      alt=""
      loading="lazy"
      bg="white"
      borderWidth="1px"
      objectFit="cover"
      objectPosition="top"
    />
  );
}
