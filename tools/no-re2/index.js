throw new Error('re2 is left out on purpose: superstatic uses RegExp instead')
