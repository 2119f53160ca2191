import { Flex, Icon } from '@chakra-ui/react';
import type { FlexProps } from '@chakra-ui/react';
import { LuCircleAlert } from 'react-icons/lu';

interface FormProblemProps extends FlexProps {
  /** Undefined while nothing is wrong. */
  readonly problem: string | undefined;
}

/** What is wrong with a form as a whole, or with something that it has no field for. */
export function FormProblem({ problem, ...rest }: FormProblemProps) {
  if (problem === undefined) return null;
  return (
    <Flex role="alert" gap="1.5" align="start" textStyle="sm" color="red.fg" {...rest}>
      <Icon boxSize="1em" mt="0.25em" flexShrink="0" aria-hidden="true">
        <LuCircleAlert />
      </Icon>
      {problem}
    </Flex>
  );
}
